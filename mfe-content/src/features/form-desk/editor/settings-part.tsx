import { contentPaths } from '@brightyard/contract/paths'
import { EmailAddress, FormSlug, roleIds, type DeskForm } from '@brightyard/contract/entities'
import { useUser } from '@brightyard/runtime'
import { Box, Card, Section, Stack } from '@brightyard/ui'
import { Field, RadioGroup, Switch, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { controlId, useEditor } from './editor-context.ts'
import { asksForKid, kidProblem } from './kid-question.tsx'
import { NumberInput } from './limits-editor.tsx'
import { type Closing, OpeningTimes } from './opening-times.tsx'

interface Props {
  form: DeskForm
  slugProblem: string
  closing: Closing
}

/** Who may answer, how often and when, and at which address. */
export const SettingsPart = ({ form, slugProblem, closing }: Props) => (
  <Stack gap="6">
    <Part title="Address">
      <Slug form={form} problem={slugProblem} />
    </Part>
    <Part title="Who may answer">
      <Who room={form.room_name} />
    </Part>
    <Part title="When it is open">
      <OpeningTimes form={form} closing={closing} />
    </Part>
    <Part title="Answers">
      <Answers isOfRoom={form.room_name !== null} />
    </Part>
  </Stack>
)

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Card p={{ base: '4', md: '6' }}>
    <Section title={title} headingSize="sm">
      {children}
    </Section>
  </Card>
)

function Slug({ form, problem }: { form: DeskForm; problem: string }) {
  const { work, changeSlug } = useEditor()
  const isFixed = form.version !== null
  const parsed = FormSlug.safeParse(work.slug)
  const error = parsed.success ? problem : parsed.error.issues[0]?.message
  return (
    <Field
      label="The end of its address"
      id={controlId.of('slug')}
      error={error}
      disabled={isFixed}
      help={
        isFixed
          ? 'It is published: its address stays, because others use it.'
          : `People open it at ${contentPaths.webForm.to({ slug: work.slug || 'your-form' })}`
      }
    >
      <TextInput
        value={work.slug}
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) =>
          changeSlug(currentTarget.value.toLowerCase().replaceAll(/[\s_]+/g, '-'))
        }
      />
    </Field>
  )
}

const ofSite = [
  {
    value: 'account',
    label: 'People with an account',
    help: 'Drafts are kept, and you know who answered.',
  },
  {
    value: 'guardians',
    label: 'Guardians',
    help: 'People with a kid here. They can choose the kid that it is about.',
  },
  { value: 'all', label: 'Everybody', help: 'Visitors too, without signing in.' },
]
const ofRoom = (room: string) => [
  {
    value: 'account',
    label: `Families of ${room}`,
    help: 'Its guardians, its kids, and those who work there.',
  },
  {
    value: 'guardians',
    label: `Guardians of ${room}`,
    help: 'They can choose the kid that it is about.',
  },
]

/** A form of a school or partner is for its own families. */
function Who({ room }: { room: string | null }) {
  const { work, problems, changeSettings } = useEditor()
  const { is_public, is_for_guardians, has_subjects, is_listed, is_once } = work.settings
  const unfit = asksForKid(work.content) ? kidProblem(work.settings) : null
  const kid = unfit ? `It asks for a kid. ${unfit} Open it to guardians.` : undefined
  return (
    <Stack gap="5">
      <Box id={controlId.of('is_for_guardians')} tabIndex={-1}>
        <RadioGroup
          legend="Open to"
          name="audience"
          cards
          error={problems['is_for_guardians'] ?? kid}
          value={is_public ? 'all' : is_for_guardians ? 'guardians' : 'account'}
          onValueChange={(value) =>
            changeSettings({
              is_public: value === 'all',
              is_for_guardians: value === 'guardians',
            })
          }
          options={room === null ? ofSite : ofRoom(room)}
        />
      </Box>
      <Switch
        id={controlId.of('is_once')}
        checked={is_once}
        error={problems['is_once']}
        help="A second try shows what was answered before."
        onChange={({ currentTarget }) => changeSettings({ is_once: currentTarget.checked })}
      >
        One answer from each person
      </Switch>
      {(room === null || has_subjects) && (
        <Switch
          checked={has_subjects}
          help="The page of each job leads to it, and who wants two of them answers it once for each job. Leave it off for a form about one thing."
          onChange={({ currentTarget }) => changeSettings({ has_subjects: currentTarget.checked })}
        >
          One form for several things, such as jobs
        </Switch>
      )}
      <Switch
        checked={is_listed}
        help="Otherwise only those who have its address find it."
        onChange={({ currentTarget }) => changeSettings({ is_listed: currentTarget.checked })}
      >
        On the list of forms
      </Switch>
    </Stack>
  )
}

function Answers({ isOfRoom }: { isOfRoom: boolean }) {
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
