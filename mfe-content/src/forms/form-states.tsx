import type { OwnFormAnswer, WebForm } from '@brightyard/contract/entities'
import { contentPaths, signInFor } from '@brightyard/contract/paths'
import { DateTime, Link, useLocation } from '@brightyard/runtime'
import { Box, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { AnswerList } from './answer-list.tsx'
import { FormMoment } from './form-moment.tsx'

/** One answer per person: the one that there is. */
export function AnsweredBefore({ answer, level }: { answer: OwnFormAnswer; level: 2 | 3 | 4 }) {
  return (
    <Stack gap="6">
      <Notice tone="success" title="You have answered this form">
        Sent on <DateTime iso={answer.sent_at} show="moment" />. Your reference is{' '}
        <b>{answer.reference}</b>. It takes one answer from each person.
      </Notice>
      <AnswerList answer={answer} level={level} />
    </Stack>
  )
}

/** Why it takes no answers now. */
export function NotOpen({
  form: { state, opens_at, closes_at },
}: {
  form: Omit<WebForm, 'content'>
}) {
  if (state === 'scheduled' && opens_at)
    return (
      <Notice title="This form is not open yet">
        It opens on <FormMoment iso={opens_at} />.
      </Notice>
    )
  if (state === 'full')
    return (
      <Notice tone="warning" title="This form is full">
        It has as many answers as it can take.
      </Notice>
    )
  return (
    <Notice tone="warning" title="This form is closed">
      {closes_at ? (
        <>
          It closed on <FormMoment iso={closes_at} /> and takes no more answers.
        </>
      ) : (
        'It takes no more answers.'
      )}
    </Notice>
  )
}

/** This person has no kid here, or none at the school or partner that asks. */
export const ForGuardians = ({ isOfRoom }: { isOfRoom: boolean }) => (
  <Notice
    title={isOfRoom ? 'This form is for other families' : 'This form is for guardians'}
    action={
      <LinkButton asChild variant="outline">
        <Link to={contentPaths.webForms.to()}>See your forms</Link>
      </LinkButton>
    }
  >
    {isOfRoom
      ? 'A school or partner asks its own families with it. If your kid learns there, sign in with the account that the kid belongs to.'
      : 'Only the guardian of a kid with an account here can fill it in. If you are one, sign in with your own account, or add your kid to it first.'}
  </Notice>
)

/** The questions of this form are for people with an account. */
export function SignInFirst({ isForGuardians }: { isForGuardians: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <Box>
      <Text mb="4">
        {isForGuardians
          ? 'This form is for guardians. Please sign in with the account that your kid belongs to.'
          : 'This form is for people with an account, so that you can save your answers and find them again.'}
      </Text>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
        <LinkButton asChild>
          <Link to={signInFor('form', pathname + search)}>Sign in to fill it in</Link>
        </LinkButton>
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.contactUs.to()}>Ask us something</Link>
        </LinkButton>
      </Stack>
    </Box>
  )
}
