import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@brightyard/contract'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { groundOf, layouts, svgOf } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** Raise it when drawings or encodings change, so that pictures get new names. */
const drawingVersion = 4

// Every first start waits for them: the quickest settings, at sizes that phones still like. AVIF takes ten times as long
// as WebP and saves a sixth of such drawings, so only the large ones at the top of a page have it.
const formats = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 0 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 1 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78 }),
}
type Format = keyof typeof formats
/** Hatching and handwriting take twice the bytes of flat shapes, and show losses less. */
const scribbled = { quality: 30, effort: 4 }
const densities = [1, 2] as const
const both = (format: Format) => densities.map((density) => [format, density] as const)
const fileName = (name: string, format: Format, density: 1 | 2) =>
  `${name}${density === 2 ? '@2x' : ''}.${format}`

interface Job {
  readonly drawing: Drawing
  readonly width: number
  readonly height: number
  readonly files: readonly (readonly [Format, 1 | 2])[]
}

/** Collects the pictures that the data needs, and draws those that are missing. */
export class PictureStore {
  readonly #jobs = new Map<string, Job>()
  #isBeingMade = false

  /** A picture's addresses; they follow from what is drawn, so nothing has to be drawn yet. */
  order(drawing: Drawing, alt: string, name = nameOf(drawing)): Picture {
    const { width, height } = layouts[drawing.layout]
    const isLarge = drawing.layout === 'hero'
    const files = [...(isLarge ? both('avif') : []), ...both('webp'), ['jpg', 1] as const]
    this.#add(name, { drawing, width, height, files })
    const sources = (format: Format) =>
      densities.map((density) => `/media/${fileName(name, format, density)} ${density}x`).join(', ')
    return {
      alt,
      width,
      height,
      avif: isLarge ? sources('avif') : '',
      webp: sources('webp'),
      jpeg: '',
      src: `/media/${fileName(name, 'jpg', 1)}`,
      placeholder: groundOf(drawing).to,
    }
  }

  /** The specified avatar size: 50 by 50, JPEG; the double is `@2x`. */
  orderAvatar(shown: Pick<Drawing, 'icons' | 'person' | 'style'>, seed: string): string {
    const drawing: Drawing = { layout: 'portrait', area: 'brand', seed: `avatar ${seed}`, ...shown }
    const name = nameOf(drawing)
    this.#add(name, { drawing, width: 50, height: 50, files: both('jpg') })
    return `/media/${fileName(name, 'jpg', 1)}`
  }

  /** A picture that is ordered once the others are being made would never be. */
  #add(name: string, job: Job) {
    if (this.#isBeingMade && !this.#jobs.has(name)) {
      throw new Error(`${job.drawing.seed} is ordered too late: order it with the others.`)
    }
    this.#jobs.set(name, job)
  }

  /** Makes what the folder does not hold; how many pictures that were. */
  async make(folder: string, progress: (done: number, of: number) => void): Promise<number> {
    this.#isBeingMade = true
    await mkdir(folder, { recursive: true })
    const present = new Set(await readdir(folder))
    const missing = [...this.#jobs].filter(([name, job]) =>
      job.files.some(([format, density]) => !present.has(fileName(name, format, density))),
    )
    const waiting = missing.values()
    let done = 0
    const worker = async () => {
      for (const [name, job] of waiting) {
        await draw(folder, name, job)
        progress(++done, missing.length)
      }
    }
    await Promise.all([worker(), worker(), worker()])
    return missing.length
  }
}

const nameOf = (drawing: Drawing) =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, drawing]))
    .digest('hex')
    .slice(0, 20)

async function draw(folder: string, name: string, { drawing, width, height, files }: Job) {
  const whole = sharp(Buffer.from(svgOf(drawing))).removeAlpha()
  const large = await whole
    .resize(width * 2, height * 2)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: large.info.width, height: large.info.height, channels: 3 } as const
  const small = await sharp(large.data, { raw }).resize(width, height).raw().toBuffer()
  for (const [format, density] of files) {
    const image =
      density === 2
        ? sharp(large.data, { raw })
        : sharp(small, { raw: { width, height, channels: 3 } })
    const target = join(folder, fileName(name, format, density))
    // A picture that is half written must never be served for a year.
    const draft = `${target}.${process.pid}.part`
    const encoded =
      drawing.work && format === 'webp' ? image.webp(scribbled) : formats[format](image)
    await writeFile(draft, await encoded.toBuffer())
    await rename(draft, target)
  }
}
