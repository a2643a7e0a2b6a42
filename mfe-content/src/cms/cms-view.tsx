import type { CmsPage } from '@brightyard/contract/entities'
import { PageHead, useQuery } from '@brightyard/runtime'
import { Box, Container, ErrorState, PageHeading, Skeleton, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { cmsQuery } from './cms.queries.ts'
import { documentWidth } from './document-width.ts'
import { CmsSection } from './cms-section.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { structuredPage } from './structured-page.ts'

interface CmsViewProps {
  slug: string
  /** What the page adds of its own, before its last section. */
  children?: ReactNode
}

/** A page of sections: loading, out of reach, or the page. */
export function CmsView({ slug, children }: CmsViewProps) {
  const page = useQuery(cmsQuery(slug))
  if (page.data) return <Sections page={page.data}>{children}</Sections>
  const name = slug.replaceAll('-', ' ')
  return (
    <Container py={{ base: '8', md: '12' }}>
      <PageHead title="Brightyard" description={`Brightyard: ${name}.`} hidden />
      {page.isError ? (
        <>
          <PageHeading>This page is out of reach</PageHeading>
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
