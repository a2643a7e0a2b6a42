import type { Home } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { AreaBand, Box, Container, ErrorState, Stack } from '@brightyard/ui'
import { Ages } from './ages.tsx'
import { Agenda } from './agenda.tsx'
import { homeQuery } from './home.queries.ts'
import { News } from './news.tsx'
import { ProgramTable } from './program-table.tsx'
import { ShopWindow } from './shop-window.tsx'
import { OpenCampaigns, YoungXpert } from './stage.tsx'
import { Trust } from './trust.tsx'

/** Everything below the first screen. */
export function Component() {
  const { data: home, isError, isFetching, refetch } = useQuery(homeQuery)
  const failed = isError && home === undefined
  return (
    <>
      {failed ? (
        <Container py="10">
          <ErrorState
            title="We could not load what is on right now"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            Programs, activities and campaigns are missing for the moment. The shop below works.
          </ErrorState>
        </Container>
      ) : (
        <LearnBlocks home={home} />
      )}
      <AreaBand area="shop" pt={{ base: '5', md: '7' }} pb={{ base: '8', md: '14' }} edgeColor="bg">
        <Container>
          <ShopWindow />
        </Container>
      </AreaBand>
      {failed ? null : <PeopleBlocks home={home} />}
    </>
  )
}

const gap = { base: '6', md: '8' }

const LearnBlocks = ({ home }: { home: Home | undefined }) => (
  <>
    <Container pt={{ base: '2', md: '4' }} pb={{ base: '6', md: '8' }}>
      <Stack gap={gap}>
        <Ages ages={home?.ages} />
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          gap={{ base: '8', md: '12', lg: '14' }}
        >
          <Agenda activities={home?.activities} cities={home?.cities ?? []} />
          <ProgramTable programs={home?.programs} />
        </Box>
      </Stack>
    </Container>
    <AreaBand
      area="talent"
      edge="wave"
      edgeColor="bg"
      pt={{ base: '5', md: '7' }}
      pb={{ base: '10', md: '14' }}
    >
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '7', lg: '14' }}
      >
        <YoungXpert stories={home?.young_xperts} />
        <OpenCampaigns campaigns={home?.campaigns} />
      </Container>
    </AreaBand>
  </>
)

const PeopleBlocks = ({ home }: { home: Home | undefined }) => (
  <>
    <Container pt={{ base: '2', md: '3' }} pb={{ base: '6', md: '8' }}>
      <News stories={home?.news} />
    </Container>
    <AreaBand area="sun" edge="none" pt={{ base: '5', md: '7' }} pb={{ base: '6', md: '8' }}>
      <Container>
        <Trust home={home} />
      </Container>
    </AreaBand>
  </>
)
