"""Tools for people who work on mblades; none of this is in the package."""
