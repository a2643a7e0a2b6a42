import { getJuryWork } from '@brightyard/contract/calls'
import type { TalentCampaign } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import { accountPaths, talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useUser } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, chakra, Flex, LinkButton, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { CalendarButton } from '../campaign/calendar-button.tsx'
import { chancesQuery } from './talent.queries.ts'

interface StageActionProps {
  campaign: TalentCampaign
  label?: string
  /** Beside the button. */
  children?: ReactNode
}

/** The one thing to do about a campaign, by its phase and by who looks at it. */
export function StageAction({ campaign, label = 'Take part', children }: StageActionProps) {
  switch (campaign.phase) {
    case 'upcoming':
      return (
        <Beside other={children}>
          <CalendarButton campaign={campaign} size="lg" variant="solid" />
        </Beside>
      )
    case 'open':
      return <TakePart slug={campaign.slug} label={label} share={children} />
    case 'judging':
      return <Judging slug={campaign.slug} share={children} />
    case 'closed':
      return (
        <Beside other={children}>
          {campaign.entries_count > 0 ? (
            <LinkButton size="lg" href="#winners">
              See the winners
            </LinkButton>
          ) : (
            <LinkButton asChild size="lg">
              <Link to={talentboxPaths.home.to()}>See what is open</Link>
            </LinkButton>
          )}
        </Beside>
      )
  }
}

const Beside = ({ other, children }: { other: ReactNode; children: ReactNode }) => (
  <Flex gap="3" wrap="wrap" align="center">
    {children}
    {other}
  </Flex>
)

function Judging({ slug, share }: { slug: string; share: ReactNode }) {
  const user = useUser()
  const work = useQuery({
    ...queryOf(getJuryWork, {}, { scope: user?.id ?? 0 }),
    enabled: user?.is_juror === true,
  })
  if (work.data?.campaigns.some((task) => task.slug === slug))
    return (
      <Box maxW="32rem">
        <LinkButton asChild size="lg">
          <Link to={talentboxPaths.jury.to({ slug })}>To the jury room</Link>
        </LinkButton>
        <Text mt="2" fontSize="sm">
          You judge this campaign. The stage below names the children; the jury room does not.
        </Text>
      </Box>
    )
  return (
    <Beside other={share}>
      <LinkButton size="lg" href="#entries">
        See the entries
      </LinkButton>
      {user?.role_id === roleIds.superAdmin ? (
        <LinkButton asChild size="lg" variant="outline">
          <Link to={talentboxPaths.juryDesk.to({ slug })}>Jury desk</Link>
        </LinkButton>
      ) : null}
    </Beside>
  )
}

interface TakePartProps {
  slug: string
  label: string
  share: ReactNode
}

function TakePart({ slug, label, share }: TakePartProps) {
  const user = useUser()
  const mayEnter = user?.role_id === roleIds.guardian || user?.role_id === roleIds.student
  const { data } = useQuery({ ...chancesQuery(user?.id ?? 0, slug), enabled: mayEnter })
  const submission = talentboxPaths.submission.to({}, { slug })
  if (user && !mayEnter)
    return (
      <Box maxW="30rem">
        <Text mb="3" fontWeight="semibold">
          Guardians and students enter campaigns. With your account you can look at everything, and
          cheer.
        </Text>
        {share}
      </Box>
    )
  if (user?.role_id === roleIds.guardian && data?.kids.length === 0)
    return (
      <Action label="Add your child first" to={accountPaths.kids.to()} share={share}>
        Then your child can enter.
      </Action>
    )
  const problems = data?.kids.flatMap(({ problem }) => problem ?? []) ?? []
  if (data && data.kids.length > 0 && problems.length === data.kids.length)
    return data.kids.some(({ drafts }) => drafts > 0) ? (
      <Action label="Finish your draft" to={submission} share={share}>
        It is not sent yet.
      </Action>
    ) : problems.some(({ code }) => code === 'limit_reached') ? (
      <Action label="Your entries" to={submission} share={share}>
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
        <Box mt="3">{share}</Box>
      </Box>
    )
  return (
    <Action label={label} to={submission} share={share}>
      {user ? null : 'Sign in as a guardian or a student. A draft is saved as you write.'}
    </Action>
  )
}

interface ActionProps {
  label: string
  to: string
  share: ReactNode
  children: ReactNode
}

const Action = ({ label, to, share, children }: ActionProps) => (
  <Box>
    <Beside other={share}>
      <LinkButton asChild size="lg">
        <Link to={to}>{label}</Link>
      </LinkButton>
    </Beside>
    {/* Keeps its place while it is not known who looks. */}
    <Text mt="2" minH="1.6em" fontSize="sm" maxW="30rem">
      {children}
    </Text>
  </Box>
)
