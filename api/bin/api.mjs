#!/usr/bin/env node
// `pnpm api <command>`: the commands of the API on the data of the site that `npm start` runs with the same settings.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')
const entry = new URL('../dist/main.js', import.meta.url)
if (!existsSync(entry)) {
  console.error('The API is not built yet. Run: pnpm build')
  process.exit(1)
}
const { BRIGHTYARD_FOLDER = '.brightyard', PORT = '3000' } = process.env
process.env.DATA_FOLDER ??= resolve(root, BRIGHTYARD_FOLDER, 'api')
process.env.PUBLIC_ORIGIN ??= `http://localhost:${PORT}`
// Without a command it would start the server.
if (process.argv.length === 2) process.argv.push('--help')
await import(entry.href)
