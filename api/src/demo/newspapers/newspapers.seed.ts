import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@brightyard/contract'
import sharp from 'sharp'
import type { Database } from '../../database/database.ts'
import { newspaperIssues } from '../../database/schema/people.schema.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import { blogs, caseStudies } from '../content/articles.data.ts'
import { blogBodies } from '../content/blog-bodies.data.ts'
import { youngStories } from '../content/young-stories.data.ts'
import { galleryOf } from '../content/entry-details.ts'
import { pictureOfRow } from '../pictures/picture-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { drawNewspaper, pagesOfIssue } from './newspaper-pdf.ts'
import { newspaperCovers, newspapers } from './newspapers.data.ts'

/** Raise it when the drawing changes, so that the files get new names. */
const version = 3

const partsOf = (text = '') => text.split('¶').map((part) => part.trim())

/** The issues of the last months, the latest that of the month before. */
export function issuesOf(pictures: PictureStore, now: Date) {
  const gallery = galleryOf(pictures)
  const covers = new Map(rowsOf(newspaperCovers).map(([headline, ...row]) => [headline, row]))
  const articles = rowsOf(blogs)
  const bodies = rowsOf(blogBodies)
  const children = rowsOf(caseStudies)
  const stories = rowsOf(youngStories)
  const rows = rowsOf(newspapers)
  return rows.map(
    ([headline = '', theme = '', lead, letter = '', question = '', answer = ''], index) => {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index - 1, 1))
      const [opening = '', ...body] = partsOf(bodies[index]?.[0])
      const cover = pictureOfRow(pictures, covers.get(headline) ?? [])
      const [, second] = gallery(theme)
      const issue = {
        month,
        number: 40 - index,
        headline,
        lead: partsOf(lead),
        article: {
          title: articles[index]?.[0] ?? '',
          paragraphs: [opening, ...body].map((part) => part.split(';').join('. ')),
        },
        story: { title: children[index]?.[0] ?? '', paragraphs: partsOf(stories[index]?.[0]) },
        letter,
        puzzle: { question, answer },
      }
      const hash = createHash('sha256')
        .update(JSON.stringify([version, issue]))
        .digest('hex')
      return { issue, cover, second, file: `${hash.slice(0, 20)}.pdf` }
    },
  )
}
type Issues = ReturnType<typeof issuesOf>

export async function seedNewspapers(tx: Database, issues: Issues) {
  await tx.insert(newspaperIssues).values(
    issues.map(({ issue, cover, file }) => ({
      month: issue.month.toISOString().slice(0, 10),
      number: issue.number,
      headline: issue.headline,
      contents: [issue.article.title, issue.story.title, 'Letters and the puzzle'],
      picture: cover,
      pdf: `/media/${file}`,
      pages: pagesOfIssue,
      publishedAt: issue.month,
    })),
  )
}

/** Draws the issues that the folder does not hold; their pictures are there already. How many that were. */
export async function makeNewspapers(folder: string, issues: Issues): Promise<number> {
  await mkdir(folder, { recursive: true })
  const present = new Set(await readdir(folder))
  const missing = issues.filter(({ file }) => !present.has(file))
  const jpeg = (picture: Picture | undefined) =>
    sharp(join(folder, (picture?.src ?? '').replace('/media/', '')))
      .jpeg()
      .toBuffer()
  for (const { issue, cover, second, file } of missing) {
    const pictures = [await jpeg(cover), await jpeg(second)] as const
    // A file that is half written must never be served for a year.
    const draft = join(folder, `${file}.${process.pid}.part`)
    await writeFile(draft, await drawNewspaper({ ...issue, pictures }))
    await rename(draft, join(folder, file))
  }
  return missing.length
}
