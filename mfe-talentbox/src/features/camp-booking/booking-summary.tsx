import { type Offering, roleIds } from '@brightyard/contract/entities'
import { offeringAddress, talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useQuery, useUser } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import {
  Box,
  Container,
  Grid,
  Heading,
  LinkButton,
  Notice,
  Section,
  Skeleton,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { agesText, daysText, placesText, priceText, weekName } from '../../camps/camp-words.ts'
import { campQuery } from '../../camps/camp.queries.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { openWeeks } from './booking-address.ts'
import { familyQuery } from './camp-booking.queries.ts'
import { CampCosts } from './camp-costs.tsx'
import { useCampBooking } from './use-camp-booking.ts'
import { WhoGoes } from './who-goes.tsx'

/** Who goes, in which week, with which package, and what it costs, before it is paid. */
export function BookingSummary({ slug }: { slug: string }) {
  const user = useUser()
  // The places that are left change while somebody chooses.
  const camp = useQuery({ ...campQuery(slug), refetchInterval: 30_000 })
  // With the camp, so that all of the choices come at once.
  const family = useQuery({
    ...familyQuery(user?.id ?? 0),
    enabled: user?.role_id === roleIds.guardian,
  })
  return (
    <>
      <PageHead title="Book a camp" description="Choose kids, a week and a package." hidden />
      <CampBand
        low
        title={camp.data ? `Book ${camp.data.title}` : 'Book a camp'}
        before={
          <CampCrumbs
            crumbs={camp.data ? [{ label: camp.data.title, to: offeringAddress(camp.data) }] : []}
          />
        }
      />
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '16' }}>
        {user && user.role_id !== roleIds.guardian ? (
          <Notice
            title="Guardians book for their kids"
            action={
              <LinkButton asChild>
                <Link to={talentboxPaths.camps.to()}>Look at the camps</Link>
              </LinkButton>
            }
          >
            {user.role_id === roleIds.student
              ? 'Show this camp to your guardian, who can book it for you.'
              : 'Sign in as a guardian to book a camp.'}
          </Notice>
        ) : (
          <Loaded query={camp} what="the camp" skeleton={<ChoicesToCome />}>
            {(data) =>
              user ? (
                family.isPending ? (
                  <ChoicesToCome />
                ) : openWeeks(data).length === 0 ? (
                  <Notice
                    title="This camp has no week that can be booked"
                    action={
                      <LinkButton asChild>
                        <Link to={talentboxPaths.camps.to()}>Look at other camps</Link>
                      </LinkButton>
                    }
                  />
                ) : (
                  <Choices key={`${user.id} ${data.id}`} userId={user.id} camp={data} />
                )
              ) : null
            }
          </Loaded>
        )}
      </Container>
    </>
  )
}

function Choices({ userId, camp }: { userId: number; camp: Offering }) {
  const booking = useCampBooking(userId, camp)
  const { chosen, target, quote, change } = booking
  const zone = camp.time_zone
  return (
    <Columns>
      <Stack gap="8">
        <Section title="Who goes" intro={agesText(camp.age)} headingSize="md">
          <WhoGoes
            userId={userId}
            kids={chosen.kids}
            quote={quote?.data}
            onChange={(kids) => change({ kids })}
            onBirthDate={() => void quote?.refetch()}
            address={booking.address}
          />
        </Section>
        <RadioGroup
          legend="Week"
          name="week"
          cards
          options={openWeeks(camp).map((week) => ({
            value: String(week.id),
            label: (
              <>
                {weekName(week) ? `${weekName(week)}: ` : null}
                <VenueTime iso={week.starts_at} zone={zone} show="weekday-and-day" /> to{' '}
                <VenueTime iso={week.ends_at} zone={zone} show="weekday-and-day" />
              </>
            ),
            help: `${daysText(week)}, ${week.seats_left === 0 ? 'full: you can wait for a place' : placesText(week.seats_left)}`,
          }))}
          value={String(target?.week.id ?? '')}
          onValueChange={(id) => change({ batch: Number(id) })}
        />
        <RadioGroup
          legend="Package"
          name="package"
          cards
          options={camp.ticket_types.map(({ id, name, price_in_paise, includes = [] }) => ({
            value: String(id),
            label: `${name}, ${priceText(price_in_paise)}`,
            help: includes.join(', '),
          }))}
          value={String(target?.ticket.id ?? '')}
          onValueChange={(id) => change({ ticket: Number(id) })}
        />
      </Stack>
      <Box position={{ lg: 'sticky' }} top="6.5rem">
        <CampCosts userId={userId} booking={booking} camp={camp} />
      </Box>
    </Columns>
  )
}

/** The choices, and what they cost: beside them where there is room. */
const Columns = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 0.8fr)' }}
    gap={{ base: '8', lg: '12' }}
    alignItems="start"
  >
    {children}
  </Grid>
)

/** In the order of the choices, so that nothing moves when they come. */
const ChoicesToCome = () => (
  <Columns>
    <Stack gap="8">
      {[
        { title: 'Who goes', heights: ['6', '6'] },
        { title: 'Week', heights: ['5.5rem', '5.5rem'] },
        { title: 'Package', heights: ['5.5rem', '5.5rem'] },
      ].map(({ title, heights }) => (
        <Stack key={title} gap="3">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {heights.map((height, at) => (
            // Places without anything in them.
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={at} height={height} borderRadius="lg" />
          ))}
        </Stack>
      ))}
    </Stack>
    <Box p={{ base: '5', md: '6' }} bg="sun.subtle" borderTopRadius="xl">
      <Heading as="h2" size="md" mb="4">
        What it costs
      </Heading>
      <SkeletonLines label="Loading the camp" lines={5} />
    </Box>
  </Columns>
)
