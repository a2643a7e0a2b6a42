import type { JuryEntry, JuryFolder } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useSearchParams } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Container,
  EmptyState,
  Flex,
  Grid,
  Heading,
  Link as StyledLink,
  Notice,
  Text,
} from '@brightyard/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { ViewerTime } from '../../stage/deadline.tsx'
import { EntryFiles } from '../../stage/entry-files.tsx'
import { folderQuery } from './jury.queries.ts'
import { Loaded } from './loaded.tsx'
import { Progress } from './progress.tsx'
import { ScoreForm } from './score-form.tsx'

/** One campaign of a juror: the cue cards of all entries, and the one in the light with its points. */
export function ScoreDesk({ userId, slug }: { userId: number; slug: string }) {
  const folder = useQuery(folderQuery(userId, slug))
  return (
    <Loaded query={folder} what="your entries">
      {(found) => (
        <>
          <BackstageBand title={`Jury: ${found.campaign.title}`}>
            <Text mt="2">
              <StyledLink asChild color="inherit">
                <Link to={talentboxPaths.jury.to()}>All your campaigns</Link>
              </StyledLink>
            </Text>
          </BackstageBand>
          <Container py={{ base: '6', md: '10' }}>
            {found.entries.length === 0 ? (
              <EmptyState title="No entries for you yet">
                They come after the closing, and we tell you.
              </EmptyState>
            ) : (
              <Desk folder={found} userId={userId} />
            )}
          </Container>
        </>
      )}
    </Loaded>
  )
}

function Desk({ folder, userId }: { folder: JuryFolder; userId: number }) {
  const { entries, campaign, jury_ends_at, may_score } = folder
  const [search] = useSearchParams()
  const chosen = entries.findIndex(({ id }) => String(id) === search.get('entry'))
  const open = entries.findIndex(({ state }) => state !== 'final')
  const at = Math.max(0, chosen === -1 ? open : chosen)
  const entry = entries[at]
  const count = (state: JuryEntry['state']) => entries.filter((one) => one.state === state).length
  if (!entry) return null
  const next = entries.find(({ state, id }) => state !== 'final' && id !== entry.id)
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '10' }}
    >
      <Box as="nav" aria-label="Your entries" minW="0">
        {may_score && jury_ends_at ? (
          <Text fontWeight="semibold" mb="2">
            Until <ViewerTime iso={jury_ends_at} />
          </Text>
        ) : (
          <Notice>The time to give points is over. Thank you.</Notice>
        )}
        <Progress assigned={entries.length} drafts={count('draft')} final={count('final')} />
        <Cues entries={entries} slug={campaign.slug} current={entry.id} />
      </Box>
      <Spot
        key={entry.id}
        entry={entry}
        number={at + 1}
        isChosen={chosen !== -1}
        form={<ScoreForm folder={folder} entry={entry} userId={userId} nextId={next?.id ?? null} />}
      />
    </Grid>
  )
}

const stateWords = { open: 'open', draft: 'begun', final: 'finished' } as const

interface CuesProps {
  entries: readonly JuryEntry[]
  slug: string
  current: number
}

const Cues = ({ entries, slug, current }: CuesProps) => (
  <Flex
    as="ol"
    listStyleType="none"
    direction={{ base: 'row', lg: 'column' }}
    gap="2"
    mt="4"
    overflowX={{ base: 'auto', lg: 'visible' }}
    pb="2"
  >
    {entries.map(({ id, title, state }, at) => (
      <Box as="li" key={id} flex="none">
        <StyledLink
          asChild
          variant="quiet"
          display="flex"
          alignItems="center"
          gap="3"
          minH="3rem"
          maxW={{ base: '13rem', lg: 'full' }}
          px="3"
          py="1.5"
          borderRadius="md"
          borderWidth="2px"
          borderColor={id === current ? 'colorPalette.solid' : 'transparent'}
          bg={state === 'final' ? 'sun.muted' : 'bg.panel'}
        >
          <Link
            to={talentboxPaths.jury.to({ slug }, { entry: id })}
            aria-current={id === current ? 'page' : undefined}
          >
            <chakra.span fontVariantNumeric="tabular-nums" fontWeight="bold" aria-hidden>
              {String(at + 1).padStart(2, '0')}
            </chakra.span>
            <chakra.span minW="0">
              <chakra.span display="block" lineClamp={1} fontWeight="semibold">
                {title}
              </chakra.span>
              <chakra.span display="block" fontSize="sm" color="fg.muted">
                {stateWords[state]}
              </chakra.span>
            </chakra.span>
          </Link>
        </StyledLink>
      </Box>
    ))}
  </Flex>
)

interface SpotProps {
  entry: JuryEntry
  number: number
  /** By a link of this page: who chose it goes on reading here. */
  isChosen: boolean
  form: ReactNode
}

function Spot({ entry, number, isChosen, form }: SpotProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isChosen) heading.current?.focus()
  }, [isChosen])
  return (
    <Box minW="0">
      <Box
        bg="bg.inverted"
        color="fg.inverted"
        borderRadius="xl"
        px={{ base: '4', md: '8' }}
        py={{ base: '6', md: '8' }}
        css={{
          backgroundImage:
            'radial-gradient(ellipse at 50% 0, color-mix(in srgb, var(--by-colors-sun-bright) 28%, transparent), transparent 70%)',
        }}
      >
        <Text fontVariantNumeric="tabular-nums">
          Entry {String(number).padStart(2, '0')}, {entry.age_group}
        </Text>
        <Heading as="h2" size="lg" color="inherit" ref={heading} tabIndex={-1} mb="4">
          {entry.title}
        </Heading>
        <EntryFiles files={entry.files} title={entry.title} />
        {entry.description ? (
          <Text mt="5" fontSize="lg" whiteSpace="pre-line" overflowWrap="anywhere">
            {entry.description}
          </Text>
        ) : null}
      </Box>
      {form}
    </Box>
  )
}
