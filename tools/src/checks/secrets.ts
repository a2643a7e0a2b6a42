import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { remoteFolders } from '../building/build-changed.ts'
import { inRoot, root } from '../root.ts'
import { listWorkingTree } from '../working-tree.ts'
import type { Check } from './checks.ts'

const preset = '@secretlint/secretlint-rule-preset-recommend'
/** In a source map or a script its lines are one, which the rules above do not know. */
const privateKeys = /-----BEGIN [A-Z ]*PRIVATE KEY-----/g
/** Made up for tests and examples. */
const madeUp = ['someone:topsecret@', 'user:word@', 'user:secret@']

/** Where tokens, private keys and passwords of known kinds stand, without the secret itself: `api/.env: …`. */
export async function findSecrets(files: readonly string[]): Promise<string[]> {
  // One text of all: the checker takes 10 ms to begin with one.
  const starts: { from: number; file: string }[] = []
  const texts: string[] = []
  let length = 0
  for (const file of files) {
    const content = await readFile(file)
    if (content.includes(0)) continue // pictures and fonts
    const text = `${content.toString()}\n`
    starts.push({ from: length, file: relative(root, file) })
    texts.push(text)
    length += text.length
  }
  const all = texts.join('')
  const fileAt = (index: number) => starts.findLast(({ from }) => from <= index)?.file
  const { messages } = await lintSource({
    source: { filePath: 'all.txt', content: all, ext: '.txt', contentType: 'text' },
    options: { config: { rules: [{ id: preset, rule: creator, options: {} }] } },
  })
  return [
    ...messages
      .filter(({ message }) => !madeUp.some((one) => message.includes(one)))
      .map(({ messageId, range }) => `${fileAt(range[0])}: ${messageId}`),
    ...[...all.matchAll(privateKeys)].map(({ index }) => `${fileAt(index)}: private key`),
  ]
}

/** What browsers and render processes get: scripts, source maps, styles. */
const builtFolders = () => [
  inRoot('host/dist/browser'),
  inRoot('host/dist/render'),
  ...remoteFolders().map((folder) => inRoot(folder, 'dist/release')),
]
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

/** The repository and everything that was built from it. */
export const secretsCheck: Check = {
  name: 'secrets',
  run: async () => {
    const sources = (await listWorkingTree()).map((file) => inRoot(file))
    const found = await findSecrets([...sources, ...builtFolders().flatMap(filesBelow)])
    return { code: found.length === 0 ? 0 : 1, output: found.join('\n') }
  },
}
