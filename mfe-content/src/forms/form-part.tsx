import type { OwnWebForm, SessionUser } from '@brightyard/contract/entities'
import { useHydrated, useQuery, useUser } from '@brightyard/runtime'
import { ErrorState, Notice, SkeletonLines, Stack } from '@brightyard/ui'
import { useEffect } from 'react'
import { Form, type FormPartProps as Props } from './form.tsx'
import { ForGuardians, SignInFirst } from './form-states.tsx'
import { ofAccount } from './of-account.ts'
import { isSavedDocument, readOwnCopy, saveOwnCopy, unsavedDraft } from './own-copy.ts'
import { ownWebFormQuery, webFormQuery } from './web-form.queries.ts'

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
  const { data } = own
  const unsaved = data ? unsavedDraft(slug, subject, user.id) : null
  useEffect(() => {
    if (data && !unsavedDraft(slug, subject, user.id))
      saveOwnCopy(slug, subject, { user_id: user.id, form: data, is_unsaved: false })
  }, [data, slug, subject, user.id])
  if (!data) {
    const copy = own.isError ? readOwnCopy(slug, subject) : null
    return copy?.user_id === user.id ? (
      <CopiedForm {...props} copied={copy.form} userId={user.id} />
    ) : (
      <Loading form={own} />
    )
  }
  const { answer, content, kids, is_of_room } = data
  const draft = unsaved ?? data.draft
  if (!content) return <ForGuardians isOfRoom={is_of_room} />
  return (
    <Form
      {...props}
      subject={subject}
      form={data}
      content={content}
      draft={draft}
      answer={answer}
      userId={user.id}
      kids={kids}
      isUnsaved={unsaved !== null}
      known={{ ...ofAccount(content, user), ...props.known }}
    />
  )
}

/** Without an answer of the server: the form and the draft that this tab has. */
const CopiedForm = ({
  copied,
  userId,
  ...props
}: Props & { copied: OwnWebForm; userId: number }) => (
  <Stack gap="5">
    <Notice tone="warning" title="We cannot reach Brightyard">
      You see the draft that this tab has kept. You can go on: we save it when the connection is
      back, and then you can send it.
    </Notice>
    <Form
      {...props}
      subject={props.subject ?? ''}
      form={copied}
      content={copied.content}
      draft={copied.draft}
      answer={copied.answer}
      userId={userId}
      kids={copied.kids}
      isCutOff
    />
  </Stack>
)

function OpenForm(props: Props) {
  const open = useQuery(webFormQuery(props.slug))
  // What the browser had saved is the page of a visitor: without a connection, nobody is known to be signed in.
  const isSaved = useHydrated() && isSavedDocument()
  const copy = isSaved ? readOwnCopy(props.slug, props.subject ?? '') : null
  if (copy) return <CopiedForm {...props} copied={copy.form} userId={copy.user_id} />
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
