import type { WhatIsNext } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { formatDays, Link, useQuery } from '@brightyard/runtime'
import {
  Avatar,
  Card,
  Flex,
  Grid,
  Heading,
  Link as StyledLink,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { Part } from '../loading/part.tsx'
import { QueryBoundary } from '../loading/query-boundary.tsx'
import { KidNext } from './kid-next.tsx'
import { whatIsNextQuery } from './what-is-next.queries.ts'

interface Props {
  /** Only of this kid. */
  studentId?: number | undefined
  /** The guardian's parcels stand beside. */
  withParcels?: boolean
}

/** What is next for every kid, or for one; without kids it shows nothing. */
export function FamilyNext({ studentId, withParcels = false }: Props) {
  const query = useQuery(whatIsNextQuery)
  if (query.data?.kids.length === 0 && (!withParcels || query.data.parcels.length === 0))
    return null
  return (
    <Section title="What is next" headingSize="md">
      <QueryBoundary query={query} what="what is next" lines={5}>
        {({ kids, parcels }) => (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
            alignItems="stretch"
          >
            {kids
              .filter(({ kid }) => studentId === undefined || kid.student_id === studentId)
              .map((next) => (
                <Card key={next.kid.student_id} p={{ base: '5', md: '6' }}>
                  <Flex align="center" gap="3" mb="4">
                    <Avatar name={next.kid.name} src={next.kid.avatar} size="sm" decorative />
                    <Heading as="h3" size="sm">
                      {next.kid.name}
                    </Heading>
                  </Flex>
                  <KidNext next={next} />
                </Card>
              ))}
            {withParcels && parcels.length > 0 && <Parcels parcels={parcels} />}
          </Grid>
        )}
      </QueryBoundary>
    </Section>
  )
}

/** What is next for the kid whose page this is. */
export function OneKidNext({ studentId }: { studentId: number }) {
  const query = useQuery(whatIsNextQuery)
  return (
    <Part title="What is next">
      <QueryBoundary query={query} what="what is next" lines={3}>
        {({ kids }) => {
          const next = kids.find(({ kid }) => kid.student_id === studentId)
          return next ? <KidNext next={next} /> : <Text color="fg.muted">Nothing is planned.</Text>
        }}
      </QueryBoundary>
    </Part>
  )
}

const Parcels = ({ parcels }: { parcels: WhatIsNext['parcels'] }) => (
  <Card p={{ base: '5', md: '6' }}>
    <Heading as="h3" size="sm" mb="4">
      On the way to you
    </Heading>
    <Stack as="ul" listStyleType="none" gap="4">
      {parcels.map(({ order_id, title, status, delivery }) => (
        <li key={order_id}>
          <StyledLink asChild fontWeight="semibold">
            <Link to={shopPaths.orderDetails.to({ id: order_id })}>{title}</Link>
          </StyledLink>
          <Text color="fg.muted" fontSize="sm">
            {status === 'shipped' ? 'The parcel is on its way' : 'We are packing it'}
            {delivery && `; it comes ${formatDays(delivery.from, delivery.to)}`}
          </Text>
        </li>
      ))}
    </Stack>
  </Card>
)
