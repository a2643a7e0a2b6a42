import type { CmsPage, PageSection } from '@brightyard/contract/entities'
import { PageHead, useQuery } from '@brightyard/runtime'
import {
  Box,
  Container,
  ErrorState,
  PageHeading,
  Skeleton,
  SkeletonLines,
  Chip,
  Flex,
} from '@brightyard/ui'
import type { ReactNode } from 'react'
import { CmsSection } from './cms-section.tsx'
import { cmsQuery } from './cms.queries.ts'
import { documentWidth } from './section-frame.tsx'
import { anchorOf } from '../rich-text/anchor.ts'
import { parseHtml, textOf } from '../rich-text/parse-html.ts'

interface CmsViewProps {
  slug: string
  /** Shown before the last section. */
  children?: ReactNode
}

/** A page of sections, with its loading and error states. */
export function CmsView({ slug, children }: CmsViewProps) {
  const page = useQuery(cmsQuery(slug))
  if (page.data) return <Sections page={page.data}>{children}</Sections>
  const name = slug.replaceAll('-', ' ')
  return (
    <Container py={{ base: '8', md: '12' }}>
      <PageHead title="Brightyard" description={`Brightyard: ${name}.`} hidden />
      {page.isError ? (
        <>
          <PageHeading>This page could not be loaded</PageHeading>
          <ErrorState onRetry={() => void page.refetch()} retrying={page.isFetching} />
        </>
      ) : (
        <>
          <Skeleton height="3.5rem" width="70%" mb="6" />
          <Skeleton height="16rem" borderRadius="2xl" mb="8" />
          <SkeletonLines label="Loading the page" />
        </>
      )}
    </Container>
  )
}

function Sections({ page, children }: { page: CmsPage; children: ReactNode }) {
  const { sections } = page
  const last = sections.at(-1)?.kind === 'cta' ? sections.at(-1) : undefined
  const body = last ? sections.slice(0, -1) : sections
  const [first] = sections
  const isDocument = first?.kind === 'hero' && !first.picture
  const picture = first?.kind === 'hero' ? first.picture?.src : undefined
  return (
    <Box overflowX="clip" pb={{ base: '6', md: '8' }}>
      <PageHead
        title={page.title}
        description={page.description}
        image={picture}
        structuredData={structuredPage(page)}
      />
      {first?.kind === 'hero' ? null : (
        <Container pt={{ base: '8', md: '12' }}>
          <PageHeading>{page.title}</PageHeading>
        </Container>
      )}
      {body.map((section, index) => (
        <Box
          key={index}
          {...(isDocument && section.kind !== 'hero' ? { maxW: documentWidth, mx: 'auto' } : {})}
        >
          <CmsSection section={section} updatedAt={page.updated_at} />
          {section.kind === 'hero' ? <OnThisPage sections={sections} /> : null}
        </Box>
      ))}
      {children}
      {last ? <CmsSection section={last} updatedAt={page.updated_at} /> : null}
    </Box>
  )
}

/** Links to the sections of a long document, such as the terms. */
function OnThisPage({ sections }: { sections: readonly PageSection[] }) {
  const titles = sections.flatMap((section) =>
    section.kind === 'rich-text' && section.title ? [section.title] : [],
  )
  if (titles.length < 3 || titles.length < sections.length - 2) return null
  return (
    <Container maxW={documentWidth} mt="6">
      <Box as="nav" aria-label="On this page">
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
          {titles.map((title) => (
            <li key={title}>
              <Chip asChild size="md" tone="outline">
                <a href={`#${anchorOf(title)}`}>{title}</a>
              </Chip>
            </li>
          ))}
        </Flex>
      </Box>
    </Container>
  )
}

const plain = (html: string) => parseHtml(html).map(textOf).join(' ').trim()

/** Structured data of a page with questions; other pages have none. */
function structuredPage({ sections }: CmsPage): object | undefined {
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
