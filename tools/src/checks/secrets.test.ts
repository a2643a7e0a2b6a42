import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findSecrets } from './secrets.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

// In two halves: this file is looked at, too.
const planted = {
  'settings.ts': `const token = 'ghp_${'a1B2c3D4e5F6g7H8i9J0'}${'k1L2m3N4o5P6q7R8'}'`,
  'main.3f2a.js.map': `{"sourcesContent":["-----BEGIN ${'PRIVATE KEY'}-----\\nMIIEowIBAAKC"]}`,
  'database.yaml': `url: postgres://admin:${'hunter2hunter2'}@db.internal/shop`,
}

test.each(Object.entries(planted))(
  'Y-045: a secret left in %s is found and not repeated',
  async (name, text) => {
    const file = join(folder, name)
    await writeFile(file, `first line\n${text}\n`)
    const found = await findSecrets([file])
    expect(found).toEqual([expect.stringContaining(`${name}:`)])
    expect(found.join()).not.toMatch(/ghp_|MIIE|hunter2/)
  },
)

test('Y-045: pictures, plain text and what tests make up are no findings', async () => {
  const file = join(folder, 'plain.ts')
  await writeFile(
    file,
    `open('mysql://someone:topsecret@host/db') // and a password: see the guide`,
  )
  const picture = join(folder, 'cup.png')
  await writeFile(picture, Buffer.from([0x89, 0x50, 0, 0, 1]))
  expect(await findSecrets([file, picture])).toEqual([])
})
