import type { SessionUser, SubscriptionTerm } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { DateTime, Link, useQuery } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  Card,
  Chip,
  EmptyState,
  Flex,
  LinkButton,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { mathsCode, termsQuery } from '../../maths/maths.queries.ts'
import { standingColours, standingLabels, standingOf } from '../../maths/term-words.ts'
import { familyQuery } from '../../signed-in/kids.queries.ts'
import { isGuardian } from '../../signed-in/signed-in-user.ts'

/** How each kid of the family stands, and the way on. */
export const YourKids = ({ user }: { user: SessionUser }) => (
  <Section
    title={isGuardian(user) ? 'Your kids' : 'Your practice'}
    viewAll={
      <LinkButton asChild variant="plain">
        <Link to={accountPaths.subscriptionDetails.to()}>All plans</Link>
      </LinkButton>
    }
  >
    {isGuardian(user) ? <Family userId={user.id} /> : <Own user={user} />}
  </Section>
)

function Family({ userId }: { userId: number }) {
  const family = useQuery(familyQuery)
  const terms = useQuery(termsQuery(userId))
  return (
    <QueryBoundary query={family} what="your kids" lines={3}>
      {({ data: kids }) =>
        kids.length === 0 ? (
          <EmptyState
            title="No Kids Found"
            action={
              <LinkButton asChild>
                <Link to={accountPaths.kids.to()}>Add a kid</Link>
              </LinkButton>
            }
          >
            Add a kid, and the first sessions are free.
          </EmptyState>
        ) : (
          <QueryBoundary query={terms} what="your plans" lines={3}>
            {({ data }) => (
              <Stack as="ul" gap="3" listStyleType="none">
                {kids.map((kid) => (
                  <Standing
                    key={kid.user_id}
                    kid={kid}
                    term={currentTerm(data, kid.user_id)}
                    mayBuy
                  />
                ))}
              </Stack>
            )}
          </QueryBoundary>
        )
      }
    </QueryBoundary>
  )
}

function Own({ user }: { user: SessionUser }) {
  const terms = useQuery(termsQuery(user.id))
  const { id: user_id, name, avatar } = user
  return (
    <QueryBoundary query={terms} what="your plan" lines={3}>
      {({ data }) => (
        <Stack as="ul" gap="3" listStyleType="none">
          <Standing
            kid={{ user_id, name, avatar }}
            term={currentTerm(data, user_id)}
            mayBuy={false}
          />
        </Stack>
      )}
    </QueryBoundary>
  )
}

/** The running one; otherwise the newest. */
const currentTerm = (terms: readonly SubscriptionTerm[], kidUserId: number) => {
  const own = terms.filter(({ kid }) => kid.user_id === kidUserId)
  return own.find(({ is_running }) => is_running) ?? own[0]
}

interface StandingProps {
  kid: { user_id: number; name: string; avatar: string | null }
  term: SubscriptionTerm | undefined
  mayBuy: boolean
}

function Standing({ kid, term, mayBuy }: StandingProps) {
  const [now] = useState(() => new Date())
  const standing = term && standingOf(term, now)
  const isOpen = standing === 'running' || standing === 'ending'
  const booking = accountPaths.subscriptionBooking.to({ id: mathsCode }, { kid: kid.user_id })
  return (
    <Card as="li" p="4">
      <Flex gap="4" align="center" wrap="wrap">
        <Avatar name={kid.name} src={kid.avatar} decorative />
        <Box flex="1 1 12rem" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="bold">{kid.name}</Text>
            {standing ? (
              <Chip colorPalette={standingColours[standing]}>{standingLabels[standing]}</Chip>
            ) : null}
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            {term && isOpen ? (
              <>
                {term.plan}, until <DateTime iso={term.ends_at} />
              </>
            ) : term && standing === 'over' ? (
              <>
                {term.plan}, ended <DateTime iso={term.ends_at} />
              </>
            ) : (
              'Free sessions first, a plan for more.'
            )}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          <LinkButton asChild size="sm" {...(isOpen ? {} : { variant: 'outline' as const })}>
            <Link
              to={accountPaths.practWorks.to({}, { id: kid.user_id })}
              aria-label={mayBuy ? `Practise with ${kid.name}` : 'Practise now'}
            >
              Practise
            </Link>
          </LinkButton>
          {mayBuy && (!isOpen || standing === 'ending') && standing !== 'ahead' ? (
            <LinkButton asChild size="sm" {...(isOpen ? { variant: 'outline' as const } : {})}>
              <Link to={booking} aria-label={`${term ? 'Renew' : 'Choose a plan'} for ${kid.name}`}>
                {term ? 'Renew' : 'Choose a plan'}
              </Link>
            </LinkButton>
          ) : null}
        </Flex>
      </Flex>
    </Card>
  )
}
