"""The server: tables on the network, who sits at them, what each is told, and how nothing is lost."""
