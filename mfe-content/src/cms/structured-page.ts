import type { CmsPage } from '@brightyard/contract/entities'
import { parseHtml, textOf } from '../rich-text/parse-html.ts'

const plain = (html: string) => parseHtml(html).map(textOf).join(' ').trim()

/** A page of questions, for search engines; other pages have nothing to add. */
export function structuredPage({ sections }: CmsPage): object | undefined {
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []))
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  }
}
