import type {
  FormContent,
  FormDraft,
  FormKid,
  OwnFormAnswer,
  SessionUser,
  WebForm,
} from '@brightyard/contract/entities'
import { DateTime, useHydrated, useQuery, useUser } from '@brightyard/runtime'
import { Button, ErrorState, Notice, SkeletonLines, Stack } from '@brightyard/ui'
import { type ReactNode, useState } from 'react'
import { FormPlayer } from './form-player.tsx'
import { AnsweredBefore, ForGuardians, NotOpen, SignInFirst } from './form-states.tsx'
import { readLocalDraft } from './local-draft.ts'
import { ofAccount } from './of-account.ts'
import { savedWords } from './saved-words.ts'
import { Thanks } from './thanks.tsx'
import { useAnswering } from './use-answering.ts'
import type { Review } from './use-player.ts'
import { ownWebFormQuery, webFormQuery } from './web-form.queries.ts'

interface Props {
  /** One of `formSlugs`, or of the address. */
  slug: string
  /** What it is about where the form serves several things. */
  subject?: string
  /** Of the headings in it. */
  level?: 2 | 3 | 4
  /** Where to go on after it was sent. */
  after?: ReactNode
  /** Shows what is going to be sent, as the last step. */
  review?: Review
  /** Answers that the page knows, by the keys of their questions. */
  known?: Readonly<Record<string, string>>
}

/**
 * A web form inside a page: its questions, its draft, and what there is to say where it cannot be answered. The page
 * around it loads `webFormQuery(slug)` for the server.
 */
export function FormPart(props: Props) {
  const user = useUser()
  return user ? <OwnForm key={user.id} {...props} user={user} /> : <OpenForm {...props} />
}

function OwnForm({ user, ...props }: Props & { user: SessionUser }) {
  const { slug, subject = '' } = props
  const own = useQuery(ownWebFormQuery(slug, subject, user.id))
  if (!own.data) return <Loading form={own} />
  const { draft, answer, content, kids, is_of_room } = own.data
  if (!content) return <ForGuardians isOfRoom={is_of_room} />
  return (
    <Form
      {...props}
      subject={subject}
      form={own.data}
      content={content}
      draft={draft}
      answer={answer}
      userId={user.id}
      kids={kids}
      known={{ ...ofAccount(content, user), ...props.known }}
    />
  )
}

function OpenForm(props: Props) {
  const open = useQuery(webFormQuery(props.slug))
  if (!open.data) return <Loading form={open} />
  const { content, state, is_for_guardians } = open.data
  if (!content && state === 'open') return <SignInFirst isForGuardians={is_for_guardians} />
  return (
    <Form
      {...props}
      subject={props.subject ?? ''}
      form={open.data}
      content={content}
      draft={null}
      answer={null}
      userId={null}
      kids={[]}
    />
  )
}

interface Loadable {
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

const Loading = ({ form }: { form: Loadable }) =>
  form.isError ? (
    <ErrorState
      title="We could not load this form"
      onRetry={() => void form.refetch()}
      retrying={form.isFetching}
    />
  ) : (
    <SkeletonLines label="Loading the form" lines={8} />
  )

interface FormProps extends Props {
  subject: string
  form: Omit<WebForm, 'content'>
  content: FormContent | null
  draft: FormDraft | null
  answer: OwnFormAnswer | null
  userId: number | null
  kids: readonly FormKid[]
}

function Form(props: FormProps) {
  const { form, content, answer, userId, level = 2 } = props
  const [reference, setReference] = useState<string | null>(null)
  const hydrated = useHydrated()
  if (reference !== null && content)
    return (
      <Thanks
        content={content}
        reference={reference}
        level={level}
        after={props.after}
        {...(form.is_once ? {} : { onAgain: () => setReference(null) })}
      />
    )
  if (form.is_once && answer) return <AnsweredBefore answer={answer} level={level} />
  if (form.state !== 'open' || !content) return <NotOpen form={form} />
  return (
    // The draft of this tab is known in the browser alone.
    <Answer
      key={`${userId} ${hydrated}`}
      {...props}
      content={content}
      onSent={setReference}
      isLocal={hydrated && userId === null}
    />
  )
}

function Answer({
  slug,
  subject,
  form,
  content,
  draft,
  userId,
  kids,
  known = {},
  level = 2,
  review,
  isLocal,
  onSent,
}: FormProps & {
  content: FormContent
  isLocal: boolean
  onSent: (reference: string) => void
}) {
  const answering = useAnswering({ slug, subject, version: form.version, userId, onSent })
  const [round, setRound] = useState(0)
  const [begun] = useState(() => (isLocal ? readLocalDraft(slug, subject) : draft))
  const kept = round === 0 ? begun : null
  const fields = content.pages.flatMap((page) => page.fields.map(({ key }) => key))
  const filled = Object.fromEntries(
    Object.entries(known).filter(([key, value]) => value && fields.includes(key)),
  )
  return (
    <Stack gap="5">
      {answering.hasChanged && (
        <Notice tone="warning" title="This form has just changed">
          Your answers are still here. Please look at them once more and send them again.
        </Notice>
      )}
      {kept && (
        <Notice
          title="Your draft is here"
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                setRound(round + 1)
                void answering.startOver()
              }}
            >
              Start over
            </Button>
          }
        >
          {draft ? (
            <>
              Saved <DateTime iso={draft.saved_at} show="moment" />.
            </>
          ) : (
            'You can go on where you stopped.'
          )}
        </Notice>
      )}
      <FormPlayer
        key={round}
        content={content}
        level={level}
        review={review}
        kids={kids}
        start={
          kept
            ? { values: kept.values, page: kept.page, files: kept.files }
            : { values: filled, page: null, files: [] }
        }
        onChange={answering.keep}
        onSend={answering.send}
        note={savedWords[answering.saved](userId !== null)}
      />
    </Stack>
  )
}
