import type { AssessmentRunCard } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, useNavigate, useQuery } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Chip,
  EmptyState,
  Flex,
  Heading,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { SearchLine, useSearchText } from '@brightyard/ui/form'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { runsQuery } from './results.queries.ts'
import { missingText } from './run-board.tsx'

const path = assessmentDeskPaths.results

/** The assessments of the own school or studio, and how far each is. */
export function RunsList({ page, search }: { page: number; search: string }) {
  const query = useQuery(runsQuery(page, search))
  const navigate = useNavigate()
  const [words, setWords] = useSearchText(search)
  const show = (text: string) => void navigate(path.to({}, { search: text.trim() || undefined }))
  return (
    <>
      <PageHead title="Results of assessments" description="How each assessment goes." hidden />
      <PageHeading intro="Who is missing, who has handed in, and what waits for you.">
        Results of assessments
      </PageHeading>
      <Box
        as="form"
        role="search"
        aria-label="Assessments"
        mb="5"
        maxW="32rem"
        onSubmit={(event) => {
          event.preventDefault()
          show(words)
        }}
      >
        <SearchLine
          label="Title or subject"
          value={words}
          onValueChange={setWords}
          onClear={() => show('')}
        />
      </Box>
      <QueryBoundary query={query} what="the assessments" lines={8}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState level={2} title={search ? 'No assessment matches' : 'No assessments yet'}>
              {search
                ? 'Try another title or subject.'
                : 'What your school or studio gives out appears here.'}
            </EmptyState>
          ) : (
            <>
              <Card p="0" overflow="hidden">
                <chakra.ul listStyleType="none">
                  {data.map((card) => (
                    <Row key={card.id} card={card} />
                  ))}
                </chakra.ul>
              </Card>
              <Pagination
                label="Assessments"
                page={meta.current_page}
                pages={meta.last_page}
                link={(to, content) => (
                  <Link to={path.to({}, { search: search || undefined, page: to })}>{content}</Link>
                )}
              />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

const Row = ({ card }: { card: AssessmentRunCard }) => (
  <chakra.li
    position="relative"
    px={{ base: '4', md: '6' }}
    py="4"
    borderTopWidth="1px"
    borderColor="border"
    _first={{ borderTopWidth: '0' }}
    _hover={{ bg: 'bg.subtle' }}
  >
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Box flex="1 1 16rem" minW="0">
        <Text fontSize="sm" fontWeight="bold" color="colorPalette.fg">
          {card.subject}
        </Text>
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          <chakra.span css={{ '& a::before': { content: '""', position: 'absolute', inset: '0' } }}>
            <Link to={path.to({ id: card.id })}>{card.title}</Link>
          </chakra.span>
        </Heading>
        <Text color="fg.muted">
          {card.state === 'draft' ? 'A draft, not published yet.' : missingText(card.counts)}
        </Text>
        {card.closes_at && (
          <Text fontSize="sm" color="fg.muted">
            Closes <DateTime iso={card.closes_at} show="moment" zone="home" />
          </Text>
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        {card.counts.running > 0 && <Chip colorPalette="sun">Running now</Chip>}
        {card.awaits_release && <Chip colorPalette="shop">Results wait for you</Chip>}
        {card.state === 'withdrawn' && <Chip colorPalette="neutral">Closed</Chip>}
      </Flex>
    </Flex>
  </chakra.li>
)
