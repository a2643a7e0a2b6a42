/**
 * What an isolated process runs first: it receives the program, loads it with Node's modules at hand, then removes every
 * way to them, and only then lets the program serve. Text, because the process may not read a file.
 */
export const bootScript = String.raw`
'use strict'
process.once('message', ({ code, filename }) => {
  const Module = require('node:module')
  const { Script } = require('node:vm')
  const { writeSync } = require('node:fs')
  const { format } = require('node:util')
  const send = process.send.bind(process)
  const onProcess = process.on.bind(process)
  const onMessage = (listener) => onProcess('message', listener)
  const exit = process.exit.bind(process)
  onProcess('disconnect', () => exit(0))

  // Node's HTTP client compiles its parser when Request is first used, and would fail later. Nobody uses that client here.
  globalThis.WebAssembly = Object.freeze({ compile: () => new Promise(() => {}) })
  const program = { exports: {} }
  new Script('(function (module, exports, require) {' + code + '\n})', { filename })
    .runInThisContext()(program, program.exports, require)

  const refuse = () => { throw new Error('Not available here.') }
  Module._load = refuse
  Module.prototype.require = refuse
  Module.createRequire = refuse
  for (const name of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'kill', '_kill',
    '_debugProcess', '_debugEnd', '_getActiveHandles', '_getActiveRequests', 'setuid', 'setgid', 'seteuid', 'setegid',
    'setgroups', 'initgroups', 'chdir', 'abort', 'report',
    '_channel', 'stdin', 'stdout', 'stderr', 'openStdin', 'loadEnvFile', 'setSourceMapsEnabled', 'moduleLoadList']) {
    try { Object.defineProperty(process, name, { value: undefined, configurable: false, writable: false }) } catch {}
  }
  for (const name of [...Module.builtinModules, 'process', 'require', 'module', 'exports', '__filename', '__dirname',
    'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'BroadcastChannel', 'MessageChannel', 'MessagePort',
    'SharedArrayBuffer', 'Atomics', 'navigator']) {
    delete globalThis[name]
  }
  const print = (...values) => { try { writeSync(2, format(...values).slice(0, 2000) + '\n') } catch {} }
  globalThis.console = Object.freeze({
    log: print, info: print, warn: print, error: print, debug: print, trace: print, dir: print, table: print,
    group: print, groupEnd() {}, time() {}, timeEnd() {}, assert(claim, ...values) { if (!claim) print(...values) },
  })
  // What a page does not wait for must not cost the others their process.
  onProcess('unhandledRejection', (error) => console.error(error))
  program.exports.serve({ send, onMessage })
})
`
