import { spawn } from 'node:child_process'

export interface IsolatedProgram {
  /** CommonJS, complete in itself but for Node's own modules. Exports `serve({ send, onMessage })`. */
  code: string
  memoryMb: number
}

/** A process with no environment, no files, no children and no threads. */
export interface IsolatedProcess {
  send: (message: object) => void
  /** What arrives is whatever the program sends: parse it. */
  onMessage: (listener: (message: unknown) => void) => void
  onExit: (listener: (reason: string) => void) => void
  kill: () => void
}

/** The program arrives as text, because the process may not read a file. */
const boot = `
process.once('message', ({ code }) => {
  const { Script } = require('node:vm')
  const program = { exports: {} }
  new Script('(function (module, exports, require) {' + code + '\\n})').runInThisContext()(
    program, program.exports, require)
  program.exports.serve({
    send: process.send.bind(process),
    onMessage: process.on.bind(process, 'message'),
  })
})`

/** `nobody` on Linux and macOS. */
const nobody = 65_534

/** Starts a program that nobody has to trust. */
export function startIsolatedProcess({ code, memoryMb }: IsolatedProgram): IsolatedProcess {
  const child = spawn(
    process.execPath,
    [
      '--experimental-permission',
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      `--max-old-space-size=${memoryMb}`,
      '--eval',
      boot,
    ],
    {
      ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
      env: {},
      cwd: '/',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    },
  )
  const send = (message: object) => {
    if (child.connected) child.send(message, () => undefined)
  }
  send({ code })
  return {
    send,
    onMessage: (listener) => void child.on('message', listener),
    onExit(listener) {
      child.once('error', (error) => listener(`it could not be started: ${error.message}`))
      child.once('exit', (exitCode, signal) =>
        listener(signal ? `it was ended by ${signal}` : `it ended by itself with code ${exitCode}`),
      )
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
