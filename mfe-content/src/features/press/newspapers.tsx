import { listNewspapers } from '@brightyard/contract/calls'
import type { NewspaperIssue } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  formatDate,
  lazyPart,
  Link,
  PageHead,
  pictureProps,
  useLocation,
  useQuery,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  chakra,
  Container,
  EmptyState,
  Heading,
  Link as StyledLink,
  LinkButton,
  PageHeading,
  Picture,
  Skeleton,
  Text,
} from '@brightyard/ui'
import { Suspense } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { queryValue } from '../../links/query-value.ts'

const IssueViewer = lazyPart(() => import('./issue-viewer.tsx'))
const intro = 'Once a month: reports, a story of a Young Xpert, letters and a puzzle.'
const path = contentPaths.newspapers.to()

export const newspapersQuery = queryOf(listNewspapers, { maxRows: 100 })

const monthOf = ({ month }: NewspaperIssue) =>
  formatDate(`${month}T06:30:00.000Z`, 'long-day').replace(/^1 /, '')
const keyOf = ({ month }: NewspaperIssue) => month.slice(0, 7)

/** Issues by month, as on a newspaper stand; one of them open. */
export function Newspapers() {
  const asked = queryValue(new URLSearchParams(useLocation().search), 'issue')
  const issues = useQuery(newspapersQuery)
  const open = issues.data?.data.find((issue) => keyOf(issue) === asked)
  const name = open ? `The Yard Paper, ${monthOf(open)}` : 'Newspapers'
  return (
    <Box bg="neutral.subtle">
      <PageHead
        title={name}
        description={open ? `${open.headline}. ${open.contents.join(', ')}.` : intro}
        image={(open ?? issues.data?.data[0])?.picture?.src}
        canonical={contentPaths.newspapers.to({}, { issue: open ? keyOf(open) : undefined })}
      />
      <Container pt={{ base: '8', md: '12' }} pb={{ base: '10', md: '16' }}>
        <PageHeading
          intro={open ? open.headline : intro}
          actions={
            <LinkButton asChild variant="outline">
              <Link to={contentPaths.mediaGallery.to()}>Photos and videos</Link>
            </LinkButton>
          }
        >
          {name}
        </PageHeading>
        {open ? (
          <Box mb="12">
            <Suspense fallback={<Skeleton height="30rem" borderRadius="xl" aria-busy />}>
              <IssueViewer key={open.pdf} issue={open} name={name} />
            </Suspense>
            <LinkButton asChild variant="outline" mt="5">
              <Link to={path}>Close the newspaper</Link>
            </LinkButton>
          </Box>
        ) : null}
        <Loaded query={issues} what="the newspapers">
          {({ data, years }) =>
            data.length > 0 ? (
              years.map((year) => (
                <Box as="section" key={year} mb="10" aria-label={`Issues of ${year}`}>
                  <Heading as="h2" size="md" mb="5">
                    {year}
                  </Heading>
                  <Stand issues={data.filter(({ month }) => month.startsWith(String(year)))} />
                </Box>
              ))
            ) : (
              <EmptyState title="The first issue is at the printer’s" />
            )
          }
        </Loaded>
      </Container>
    </Box>
  )
}

/** Covers as they hang on a stand: masthead, month, headline, picture. */
const Stand = ({ issues }: { issues: readonly NewspaperIssue[] }) => (
  <chakra.ul
    listStyleType="none"
    display="grid"
    gap={{ base: '6', md: '8' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
  >
    {issues.map((issue) => (
      <chakra.li
        key={issue.id}
        position="relative"
        bg="#FFFEFA"
        p="4"
        boxShadow="md"
        borderTop="6px solid"
        borderColor="brand.solid"
        css={{ '&:hover': { boxShadow: 'lg' } }}
      >
        <Text fontFamily="heading" fontWeight="bold" fontSize="xl" textAlign="center" aria-hidden>
          The Yard Paper
        </Text>
        <Text
          fontSize="sm"
          py="1"
          my="2"
          borderBlock="1px solid"
          borderColor="fg"
          textAlign="center"
        >
          {monthOf(issue)} · Issue {issue.number}
        </Text>
        <Heading as="h3" size="sm" lineHeight="1.1">
          <StyledLink
            asChild
            variant="quiet"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <Link to={contentPaths.newspapers.to({}, { issue: keyOf(issue) })}>
              {issue.headline}
            </Link>
          </StyledLink>
        </Heading>
        {issue.picture ? (
          <Box my="3">
            <Picture
              {...pictureProps(issue.picture)}
              alt=""
              css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
            />
          </Box>
        ) : null}
        <Text as="ul" fontSize="sm" listStyleType="none">
          {issue.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Text>
        <Text mt="2" fontSize="sm" color="fg.muted">
          {issue.pages} pages, PDF
        </Text>
      </chakra.li>
    ))}
  </chakra.ul>
)
