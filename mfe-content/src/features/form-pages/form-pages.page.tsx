import type { CmsPage } from '@brightyard/contract/entities'
import { formSlugs } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { loadSubject, type PageContext, PageHead, useLocation, useQuery } from '@brightyard/runtime'
import { Container, ErrorState, PageHeading, Skeleton, SkeletonLines } from '@brightyard/ui'
import type { ComponentType } from 'react'
import { cmsQuery } from '../../cms/cms.queries.ts'
import { webFormQuery } from '../../forms/web-form.queries.ts'
import { ContactPage } from './contact-page.tsx'
import { RewardsPage } from './rewards-page.tsx'
import { ScholarshipPage } from './scholarship-page.tsx'
import { SupportPage } from './support-page.tsx'

interface FormPage {
  /** Of the texts that editors write, and of the form. */
  slug: string
  form: string
  Page: ComponentType<{ page: CmsPage; form: string }>
}

const pages: Readonly<Record<string, FormPage>> = {
  [contentPaths.contactUs.pattern]: {
    slug: 'contact-us',
    form: formSlugs.contact,
    Page: ContactPage,
  },
  [contentPaths.support.pattern]: {
    slug: 'support',
    form: formSlugs.support,
    Page: SupportPage,
  },
  [contentPaths.rewardProgramTeachers.pattern]: {
    slug: 'rewardprogram-teachers',
    form: formSlugs.rewardsTeachers,
    Page: RewardsPage,
  },
  [contentPaths.scholarshipKids.pattern]: {
    slug: 'scholarship-kids',
    form: formSlugs.scholarshipKids,
    Page: ScholarshipPage,
  },
  [contentPaths.scholarshipTeachers.pattern]: {
    slug: 'scholarship-teachers',
    form: formSlugs.scholarshipTeachers,
    Page: ScholarshipPage,
  },
}

/** `/Contact-Us/` is `/contact-us`. */
const pageOf = (pathname: string) =>
  pages[`/${pathname.replaceAll(/^\/+|\/+$/g, '').toLowerCase()}`]

/** The texts decide whether there is the page; a form that cannot be loaded says so in its place. */
export async function loader({ request, queryClient }: PageContext) {
  const found = pageOf(new URL(request.url).pathname)
  if (!found) return null
  const form = queryClient.prefetchQuery(webFormQuery(found.form))
  await loadSubject(queryClient.ensureQueryData(cmsQuery(found.slug)))
  await form
  return null
}

export function Component() {
  const found = pageOf(useLocation().pathname)
  return found ? <Loaded key={found.slug} {...found} /> : null
}

function Loaded({ slug, form, Page }: FormPage) {
  const page = useQuery(cmsQuery(slug))
  if (page.data) return <Page page={page.data} form={form} />
  return (
    <Container py={{ base: '8', md: '12' }}>
      <PageHead
        title="Brightyard"
        description={`Brightyard: ${slug.replaceAll('-', ' ')}.`}
        hidden
      />
      {page.isError ? (
        <>
          <PageHeading>This page could not be loaded</PageHeading>
          <ErrorState onRetry={() => void page.refetch()} retrying={page.isFetching} />
        </>
      ) : (
        <>
          <Skeleton height="3.5rem" width="70%" mb="6" />
          <SkeletonLines label="Loading the page" />
        </>
      )}
    </Container>
  )
}
