"""What goes over the wire: its types, and how views and frames are written as bytes."""
