import { listCampaigns } from '@brightyard/contract/calls'
import type { StudentProfile } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, EmptyState, Link as StyledLink, LinkButton, Stack, Text } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'

const campaignsQuery = queryOf(listCampaigns, { state: 'running' })

function ageOf(birthDate: string | null): number | null {
  if (!birthDate) return null
  const born = new Date(birthDate)
  const now = new Date()
  const isBefore =
    now.getMonth() < born.getMonth() ||
    (now.getMonth() === born.getMonth() && now.getDate() < born.getDate())
  return now.getFullYear() - born.getFullYear() - (isBefore ? 1 : 0)
}

/** Campaigns that run now and that this student is of an age for. */
export function StudentCampaigns({ student }: { student: StudentProfile }) {
  const query = useQuery(campaignsQuery)
  const age = ageOf(student.birth_date)
  return (
    <QueryBoundary query={query} what="the campaigns">
      {({ data }) => {
        const fitting = data.filter(
          ({ age: { from, to } }) =>
            age === null || ((from === null || age >= from) && (to === null || age <= to)),
        )
        if (fitting.length === 0) {
          return (
            <EmptyState
              title="No campaigns are running"
              action={
                <LinkButton asChild variant="outline" colorPalette="talent">
                  <Link to={talentboxPaths.home.to()}>To TalentBox</Link>
                </LinkButton>
              }
            >
              {`New campaigns for ${student.name}’s age appear here.`}
            </EmptyState>
          )
        }
        return (
          <Stack as="ul" gap="4" listStyleType="none">
            {fitting.map(({ id, slug, title, summary, ends_at }) => (
              <Box as="li" key={id}>
                <StyledLink asChild fontWeight="semibold">
                  <Link to={talentboxPaths.campaign.to({ slug })}>{title}</Link>
                </StyledLink>
                <Text>{summary}</Text>
                <Text color="fg.muted" fontSize="sm">
                  Until <DateTime iso={ends_at} show="day" zone="home" />
                </Text>
              </Box>
            ))}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
