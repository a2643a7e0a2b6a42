import { getPoints } from '@brightyard/contract/calls'
import type { CmsPage } from '@brightyard/contract/entities'
import { accountPaths, mobilePaths } from '@brightyard/contract/paths'
import {
  DateTime,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pageNotFound,
  useLocation,
  useQuery,
} from '@brightyard/runtime'
import { Box, ErrorState, LinkButton, PageHeading, SkeletonLines, Text } from '@brightyard/ui'
import { cmsQuery } from '../../cms/cms.queries.ts'
import { MobileFrame } from './mobile-frame.tsx'
import { MobileSection } from './mobile-sections.tsx'
import { relatedTexts, textAt } from './mobile-texts.ts'

function textOrNotFound(pathname: string) {
  const found = textAt(pathname)
  if (!found) throw pageNotFound()
  return found
}

export const loader = ({ request, queryClient }: PageContext) => {
  const { slug } = textOrNotFound(new URL(request.url).pathname)
  return loadSubject(queryClient.ensureQueryData(cmsQuery(slug)))
}

/** A text of the editors in an app. The site's own page of it, if there is one, is the one for search engines. */
export function Component() {
  const text = textOrNotFound(useLocation().pathname)
  const page = useQuery(cmsQuery(text.slug))
  return (
    <MobileFrame shelf={text.shelf} related={relatedTexts(text)}>
      <PageHead
        title={`${text.label}, in the app`}
        description={page.data?.description ?? `${text.label}: Brightyard in the app.`}
        hidden
      />
      {page.data ? (
        <>
          <PageHeading intro={leadOf(page.data)}>{page.data.title}</PageHeading>
          {text.path === mobilePaths.mobileEarnedPoints.pattern ? <PointsBalance /> : null}
          {page.data.sections.map((section, index) => (
            <MobileSection key={index} section={section} />
          ))}
          {text.path === mobilePaths.mobilePartnerRegister.pattern ? <PartnerForm /> : null}
          {text.shelf === 'Legal' ? <LastChange at={page.data.updated_at} /> : null}
        </>
      ) : page.isError ? (
        <ErrorState level={1} onRetry={() => void page.refetch()} retrying={page.isFetching} />
      ) : (
        <SkeletonLines label="Loading the page" lines={8} />
      )}
    </MobileFrame>
  )
}

function leadOf({ sections, description }: CmsPage) {
  const [first] = sections
  return first?.kind === 'hero' ? first.lead : description
}

/** Filled in and shown by host/public/own-values.js where somebody is signed in. */
const PointsBalance = () => (
  <div
    data-own-value={`/${getPoints.base}${getPoints.path}`}
    data-field="points"
    role="status"
    hidden
  >
    <Box bg="colorPalette.solid" color="colorPalette.contrast" borderRadius="xl" p="5" my="5">
      <Text>You have</Text>
      <Text fontFamily="heading" fontWeight="bold" fontSize="4xl" lineHeight="1.1">
        <b /> points
      </Text>
    </Box>
  </div>
)

const PartnerForm = () => (
  <LinkButton asChild size="lg" mt="4" width="full">
    <Link to={accountPaths.partnerRegister.to()}>Fill in the form</Link>
  </LinkButton>
)

const LastChange = ({ at }: { at: string }) => (
  <Text mt="8" color="fg.muted" fontSize="sm">
    Last changed on <DateTime iso={at} zone="home" />
  </Text>
)
