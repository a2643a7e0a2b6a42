import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** Has the rupee sign and Devanagari, which the standard PDF fonts lack. */
export const documentFonts = {
  text: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
}

/** The whole document, once it has ended. */
export function pdfOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
