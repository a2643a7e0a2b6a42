import { EmailAddress, roleIds } from '@brightyard/contract/entities'
import { useUser } from '@brightyard/runtime'
import { Stack } from '@brightyard/ui'
import { Field, Switch, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { useEditor } from './editor-context.ts'
import { NumberInput } from './limits-editor.tsx'

/** How many answers a form takes, and who hears of them. */
export function AnswersSettings({ isOfRoom }: { isOfRoom: boolean }) {
  const { work, changeSettings } = useEditor()
  return (
    <Stack gap="4">
      <Field label="At most this many answers" optional help="Then it says that it is full.">
        <NumberInput
          value={work.settings.max_answers}
          from={1}
          onChange={(max) =>
            changeSettings({ max_answers: max === null ? null : Math.min(max, 1_000_000) })
          }
        />
      </Field>
      {isOfRoom ? <EmailToAuthor /> : <EmailTo />}
    </Stack>
  )
}

/** Answers about the kids of a room go to nobody but the form's author. */
function EmailToAuthor() {
  const { work, changeSettings } = useEditor()
  const user = useUser()
  const { notify_email } = work.settings
  const address = notify_email ?? user?.email ?? null
  return (
    <Switch
      checked={notify_email !== null}
      disabled={address === null || (notify_email === null && user?.role_id === roleIds.superAdmin)}
      help={address ? `To ${address}.` : 'Add an email id to your profile first.'}
      onChange={({ currentTarget }) =>
        changeSettings({ notify_email: currentTarget.checked ? address : null })
      }
    >
      Email the form’s author about answers
    </Switch>
  )
}

function EmailTo() {
  const { work, changeSettings } = useEditor()
  const [email, setEmail] = useState(work.settings.notify_email ?? '')
  const isWrong = email !== '' && !EmailAddress.safeParse(email).success
  return (
    <Field
      label="Email about each answer to"
      optional
      {...(isWrong ? { error: 'Please enter a valid email id.' } : {})}
    >
      <TextInput
        type="email"
        value={email}
        onChange={({ currentTarget: { value } }) => {
          setEmail(value)
          const parsed = EmailAddress.safeParse(value)
          if (value === '') changeSettings({ notify_email: null })
          else if (parsed.success) changeSettings({ notify_email: parsed.data })
        }}
      />
    </Field>
  )
}
