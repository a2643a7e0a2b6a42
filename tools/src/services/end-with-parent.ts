// Loaded into every server process before its own code: when the command that started it is gone,
// even by SIGKILL, the server stops as it does on SIGTERM, and no process is left running.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening must not keep the process alive once it has closed everything
process.channel?.unref()
