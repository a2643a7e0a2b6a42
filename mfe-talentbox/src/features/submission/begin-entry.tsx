import { createEntry, getEntryChances } from '@brightyard/contract/calls'
import { type EntryChances, roleIds, type SessionUser } from '@brightyard/contract/entities'
import { accountPaths, talentboxPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import {
  Box,
  Card,
  Container,
  ErrorState,
  LinkButton,
  Notice,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { RadioGroup, SubmitButton } from '@brightyard/ui/form'
import { useState } from 'react'
import { noRefundWords, payingWords } from '../../campaign/campaign-facts.ts'
import { remainingWords } from '../../stage/entry-status.ts'
import { campaignQuery, chancesQuery, ownEntriesQuery } from '../../stage/talent.queries.ts'
import { ViewerTime } from '../../stage/deadline.tsx'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { Drafts, EntryOf } from './begun-entries.tsx'
import { begunState } from './begun-state.ts'

interface BeginEntryProps {
  user: SessionUser
  slug: string
}

/** Who enters, before there is anything to write into. */
export function BeginEntry({ user, slug }: BeginEntryProps) {
  const campaign = useQuery(campaignQuery(slug))
  const chances = useQuery(chancesQuery(user.id, slug))
  if (campaign.error instanceof Response) throw campaign.error
  return (
    <>
      <BackstageBand title={campaign.data ? `Enter ${campaign.data.title}` : 'Enter a campaign'}>
        {campaign.data?.phase === 'open' ? (
          <Text mt="2" fontSize="lg">
            Entries close <ViewerTime iso={campaign.data.ends_at} />.{' '}
            {payingWords(campaign.data.entry_fee_in_paise)}
          </Text>
        ) : null}
      </BackstageBand>
      <Container size="reading" py={{ base: '8', md: '12' }}>
        {chances.data ? (
          <Stack gap="6">
            <Drafts userId={user.id} slug={slug} />
            <WhoEnters
              user={user}
              slug={slug}
              chances={chances.data}
              isPaid={(campaign.data?.entry_fee_in_paise ?? 0) > 0}
            />
          </Stack>
        ) : chances.isError ? (
          <ErrorState
            title="We could not see who may enter"
            onRetry={() => void chances.refetch()}
            retrying={chances.isFetching}
          />
        ) : (
          <SkeletonLines label="Looking who may enter" lines={6} />
        )}
      </Container>
    </>
  )
}

interface WhoEntersProps extends BeginEntryProps {
  chances: EntryChances
  /** Whether entering costs a fee. */
  isPaid: boolean
}

function WhoEnters({ user, slug, isPaid, chances: { kids } }: WhoEntersProps) {
  const entries = useInfiniteQuery(ownEntriesQuery(user.id, slug))
  const entryOf = (kid: number) =>
    kids.some(({ student_id, problem }) => student_id === kid && problem?.code === 'limit_reached')
      ? entries.data?.pages
          .flatMap(({ data }) => data)
          .find(({ student_id, status }) => student_id === kid && status !== 'withdrawn')
      : undefined
  const free = kids.filter(({ problem }) => problem === null)
  const [chosen, setChosen] = useState(free.length === 1 ? String(free[0]?.student_id) : '')
  const [pressed, setPressed] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const client = useQueryClient()
  const beginning = useMutation({
    ...mutationOf(createEntry),
    onSuccess({ id }) {
      void client.invalidateQueries(queriesOf(getEntryChances))
      void navigate(talentboxPaths.submission.to({}, { entry: id }), {
        replace: true,
        state: begunState,
      })
    },
  })
  const isBusy = beginning.isPending || beginning.isSuccess
  const isGuardian = user.role_id === roleIds.guardian
  if (kids.length === 0)
    return (
      <Notice
        title="Add your child first"
        action={
          isGuardian ? (
            <LinkButton asChild>
              <Link to={accountPaths.kids.to()}>Add your child</Link>
            </LinkButton>
          ) : undefined
        }
      >
        Then your child can enter this campaign.
      </Notice>
    )
  const undated = kids.find(({ problem }) => problem?.code === 'birth_date_missing')
  return (
    <Card px={{ base: '5', md: '8' }} py="7">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (chosen)
            beginning.mutate({
              slug,
              student_id: Number(chosen),
              idempotency_key: `${key}-${chosen}`,
            })
        }}
      >
        <Stack gap="6">
          <RadioGroup
            legend={isGuardian ? 'Who enters?' : 'Is that you?'}
            name="kid"
            cards
            value={chosen}
            onValueChange={setChosen}
            options={kids.map(({ student_id, name, remaining, problem }) => ({
              value: String(student_id),
              label: name,
              help: problem ? problem.message : remainingWords(remaining),
              disabled: problem !== null,
              after: <EntryOf entry={entryOf(student_id)} />,
            }))}
            error={pressed && !chosen && free.length > 0 ? 'Please choose who enters.' : undefined}
          />
          {undated && isGuardian ? (
            <LinkButton asChild variant="plain" alignSelf="flex-start">
              <Link to={accountPaths.studentProfile.to({}, { stuId: undated.student_id })}>
                Add the date of birth of {undated.name}
              </Link>
            </LinkButton>
          ) : null}
          {beginning.isError ? (
            <Notice tone="danger">{failureSentence(beginning.error)}</Notice>
          ) : null}
          {free.length > 0 ? (
            <Box>
              <SubmitButton size="lg" busy={isBusy} busyLabel="Your draft is being made">
                Begin
              </SubmitButton>
              <Text
                mt="2"
                fontSize="sm"
                color="fg.muted"
                visibility={isBusy ? 'hidden' : undefined}
              >
                Nothing is sent yet: you get a draft that saves itself.{' '}
                {isPaid ? noRefundWords : null}
              </Text>
            </Box>
          ) : (
            <LinkButton asChild variant="outline" alignSelf="flex-start">
              <Link to={talentboxPaths.home.to()}>See other campaigns</Link>
            </LinkButton>
          )}
        </Stack>
      </form>
    </Card>
  )
}
