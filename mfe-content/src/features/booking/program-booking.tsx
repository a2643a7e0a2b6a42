import { getProgram, quoteEnrolment } from '@brightyard/contract/calls'
import { type ProgramDetails, roleIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  keepPreviousData,
  Link,
  PageHead,
  toPageNotFound,
  useQuery,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { useQueries } from '@brightyard/runtime/lists'
import {
  Container,
  Link as LinkStyle,
  Notice,
  PageHeading,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import { Loaded } from '../../entries/loaded.tsx'
import { KidChoice } from './kid-choice.tsx'
import { ProgramCosts } from './program-costs.tsx'
import { ProgramOrdered } from './program-ordered.tsx'
import { useProgramChoice } from './use-program-choice.ts'

export const programToBookQuery = (id: number) =>
  queryOf(getProgram, { id }, { mapError: toPageNotFound })

const onTheirOwn = 'own'

/** Enrols kids in a program: who, with which class, what it costs. The address has what is chosen. */
export function ProgramBooking({ id }: { id: number }) {
  const [search] = useSearchParams()
  const user = useUser()
  const program = useQuery(programToBookQuery(id))
  const orderCode = search.get('order_code')
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="learn">
      <PageHead title="Enrol in a program" description="Choose kids and enrol them." hidden />
      {orderCode ? (
        <ProgramOrdered orderCode={orderCode} programId={id} />
      ) : (
        <>
          <PageHeading
            intro={
              <LinkStyle asChild>
                <Link to={contentPaths.program.to({ id })}>
                  {program.data?.title ?? 'About the program'}
                </Link>
              </LinkStyle>
            }
          >
            Enrol in a program
          </PageHeading>
          {user && user.role_id !== roleIds.guardian ? (
            <Notice title="Guardians enrol their kids">
              Sign in as a guardian to enrol a kid, or{' '}
              <Link to={contentPaths.allPrograms.to()}>look at other programs</Link>.
            </Notice>
          ) : user ? (
            <Loaded query={program} what="the program">
              {(data) => <Form key={user.id} userId={user.id} program={data} />}
            </Loaded>
          ) : null}
        </>
      )}
    </Container>
  )
}

function Form({ userId, program }: { userId: number; program: ProgramDetails }) {
  const { kids, group, coupon, choice, address, change } = useProgramChoice(program)
  const [quote] = useQueries({
    queries: (kids.length > 0 ? [choice] : []).map((one) =>
      queryOf(quoteEnrolment, one, {
        scope: userId,
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: true,
      }),
    ),
  })
  return (
    <Stack gap="8">
      <Section title="Who" headingSize="md">
        <Text mb="4">
          For ages {program.age_from} to {program.age_to}
        </Text>
        <KidChoice
          userId={userId}
          chosen={kids}
          onChange={(next) => change({ kids: next.join() })}
          problemOf={(kid) => quote?.data?.problems.find(({ student_id }) => student_id === kid)}
          onBirthDate={() => void quote?.refetch()}
          address={address}
        />
      </Section>
      {program.classes.length > 0 ? (
        <RadioGroup
          legend="With which class"
          name="class"
          cards
          value={group ? String(group.id) : onTheirOwn}
          onValueChange={(value) => change({ class: value === onTheirOwn ? '' : value })}
          options={[
            ...(program.mode === 'online'
              ? [
                  {
                    value: onTheirOwn,
                    label: 'On their own',
                    help: 'At any time, at their own pace.',
                  },
                ]
              : []),
            ...program.classes.map(({ id, title, place, teacher, seats_left }) => ({
              value: String(id),
              label: title,
              help: `${teacher.name}, ${place || 'online'}. ${seats_left === 0 ? 'Full.' : `${seats_left} ${seats_left === 1 ? 'seat' : 'seats'} left.`}`,
              disabled: seats_left === 0 && group?.id !== id,
            })),
          ]}
        />
      ) : null}
      {quote ? (
        <Section title="What it costs" headingSize="md" aria-live="polite">
          <Loaded query={quote} what="the price">
            {(data) => (
              <ProgramCosts
                quote={data}
                choice={choice}
                userId={userId}
                isOld={quote.isPlaceholderData}
                onRefused={() => void quote.refetch()}
                coupon={coupon}
                onCoupon={(code) => change({ coupon: code })}
              />
            )}
          </Loaded>
        </Section>
      ) : (
        <Text color="fg.muted">Choose a kid to see what it costs.</Text>
      )}
    </Stack>
  )
}
