// Whether the server in this container is ready. By 127.0.0.1, because `localhost` may be ::1, where nothing listens.
try {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`)
  process.exitCode = response.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
