import type {
  FormContent,
  FormDraft,
  FormKid,
  OwnFormAnswer,
  WebForm,
} from '@brightyard/contract/entities'
import { DateTime, useHydrated } from '@brightyard/runtime'
import { Button, Notice, Stack } from '@brightyard/ui'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FormPlayer } from './form-player.tsx'
import { AnsweredBefore, NotOpen } from './form-states.tsx'
import { readLocalDraft } from './local-draft.ts'
import { savedWords } from './saved-words.ts'
import { Thanks } from './thanks.tsx'
import { useAnswering } from './use-answering.ts'
import type { Review } from './use-player.ts'

export interface FormPartProps {
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

interface FormProps extends FormPartProps {
  subject: string
  form: Omit<WebForm, 'content'>
  content: FormContent | null
  draft: FormDraft | null
  answer: OwnFormAnswer | null
  userId: number | null
  kids: readonly FormKid[]
  /** The server does not have this draft yet. */
  isUnsaved?: boolean
  isCutOff?: boolean
}

/** A form as far as it can be answered now, with what was filled in before. */
export function Form(props: FormProps) {
  const { slug, subject, form, content, answer, userId, level = 2 } = props
  const [reference, setReference] = useState<string | null>(null)
  const hydrated = useHydrated()
  const isLocal = hydrated && userId === null
  // The draft of this tab is known in the browser alone. Without one, what is typed before then stays where it is.
  const hadLocal = useMemo(
    () => isLocal && readLocalDraft(slug, subject) !== null,
    [isLocal, slug, subject],
  )
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
    <Answer
      key={`${userId} ${hadLocal}`}
      {...props}
      content={content}
      onSent={setReference}
      isLocal={isLocal}
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
  isUnsaved = false,
  isCutOff = false,
  onSent,
}: FormProps & {
  content: FormContent
  isLocal: boolean
  onSent: (reference: string) => void
}) {
  const answering = useAnswering({ slug, subject, version: form.version, userId, isCutOff, onSent })
  const [round, setRound] = useState(0)
  const [begun] = useState(() => (isLocal ? readLocalDraft(slug, subject) : draft))
  // What found no connection before is saved now.
  const [late] = useState(isUnsaved ? draft : null)
  const saveLate = useEffectEvent(() => {
    if (late) answering.keep({ values: late.values, page: late.page, files: late.files })
  })
  useEffect(() => saveLate(), [])
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
