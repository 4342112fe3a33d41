"""The laboratory: computer players try out an edition in a separate process."""
