import { writeFileSync } from 'node:fs'
import { fontFolder, fontSubsets } from './font-subsets.ts'

for (const [file, made] of await fontSubsets()) {
  writeFileSync(fontFolder + file, made)
  process.stdout.write(`${file}: ${made.byteLength} bytes\n`)
}
