@rem What sh has built in, for Windows: the scripts in package.json say `exec`, so that signals reach the program itself.
@%*
