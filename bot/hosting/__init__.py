"""What a host needs: running, looking after and tidying up an installation."""
