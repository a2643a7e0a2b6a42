import { writePdfAnew } from './write-pdf.ts'

async function answer(bytes: unknown) {
  process.send?.(bytes instanceof Uint8Array ? await writePdfAnew(bytes) : null)
}

// A process of its own for each file: `clean-pdf.ts` starts it, and limits what it may take.
process.once('message', (bytes) => void answer(bytes))
