"""Optional mechanics, one file each, switched on by flags of the same name."""
