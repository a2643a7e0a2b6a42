import type { TalentCampaign } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import { accountPaths, talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useUser } from '@brightyard/runtime'
import { Box, chakra, Flex, LinkButton, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { CalendarButton } from '../campaign/calendar-button.tsx'
import { chancesQuery } from './talent.queries.ts'

interface StageActionProps {
  campaign: TalentCampaign
  label?: string
}

/** The one thing to do about a campaign, by its phase and by who looks at it. */
export function StageAction({ campaign, label = 'Take part' }: StageActionProps) {
  switch (campaign.phase) {
    case 'upcoming':
      return <CalendarButton campaign={campaign} size="lg" variant="solid" />
    case 'open':
      return <TakePart slug={campaign.slug} label={label} />
    case 'judging':
      return <Judging slug={campaign.slug} />
    case 'closed':
      return (
        <LinkButton size="lg" href="#winners">
          See the winners
        </LinkButton>
      )
  }
}

function Judging({ slug }: { slug: string }) {
  const user = useUser()
  return (
    <Flex gap="4" wrap="wrap">
      <LinkButton size="lg" href="#entries">
        See the entries
      </LinkButton>
      {user?.role_id === roleIds.superAdmin ? (
        <LinkButton asChild size="lg" variant="outline">
          <Link to={talentboxPaths.juryDesk.to({ slug })}>Jury desk</Link>
        </LinkButton>
      ) : null}
    </Flex>
  )
}

function TakePart({ slug, label }: { slug: string; label: string }) {
  const user = useUser()
  const mayEnter = user?.role_id === roleIds.guardian || user?.role_id === roleIds.student
  const { data } = useQuery({ ...chancesQuery(user?.id ?? 0, slug), enabled: mayEnter })
  const submission = talentboxPaths.submission.to({}, { slug })
  if (user && !mayEnter)
    return (
      <Text maxW="30rem" fontWeight="semibold">
        Guardians and students enter campaigns. With your account you can look at everything, and
        cheer.
      </Text>
    )
  if (user?.role_id === roleIds.guardian && data?.kids.length === 0)
    return (
      <Action label="Add your child first" to={accountPaths.kids.to()}>
        Then your child can enter.
      </Action>
    )
  const problems = data?.kids.flatMap(({ problem }) => problem ?? []) ?? []
  if (data && data.kids.length > 0 && problems.length === data.kids.length)
    return problems.some(({ code }) => code === 'limit_reached') ? (
      <Action label="Your entries" to={submission}>
        Nobody in your family has an entry left in this campaign.
      </Action>
    ) : (
      <Box maxW="32rem">
        <Text fontWeight="semibold">This campaign is not for your family this time:</Text>
        <chakra.ul mt="1" ps="5" listStyleType="disc">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </chakra.ul>
      </Box>
    )
  return (
    <Action label={label} to={submission}>
      {user ? null : 'Sign in as a guardian or a student. A draft is saved as you write.'}
    </Action>
  )
}

const Action = ({ label, to, children }: { label: string; to: string; children: ReactNode }) => (
  <Box maxW="19rem">
    <LinkButton asChild size="lg">
      <Link to={to}>{label}</Link>
    </LinkButton>
    {/* Keeps its place while it is not known who looks. */}
    <Text mt="2" minH="1.6em" fontSize="sm">
      {children}
    </Text>
  </Box>
)
