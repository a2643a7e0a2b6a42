import { contentPaths } from '@brightyard/contract/paths'
import { FormSlug, type DeskForm } from '@brightyard/contract/entities'
import { useQuery, useUser } from '@brightyard/runtime'
import { Box, Card, Section, Stack } from '@brightyard/ui'
import { Field, RadioGroup, Select, Switch, TextInput } from '@brightyard/ui/form'
import { roomsQuery } from '../desk.queries.ts'
import { AnswersSettings } from './answers-settings.tsx'
import { controlId, useEditor } from './editor-context.ts'
import { asksForKid, kidProblem } from './kid-question.tsx'
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
      <AnswersSettings isOfRoom={form.room_name !== null} />
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

/** One class of the room, or all of them; nothing to choose where it has no classes. */
function OfClass({ room }: { room: string }) {
  const { work, changeSettings } = useEditor()
  const { data } = useQuery(roomsQuery(useUser()?.id ?? 0))
  const { class_name } = work.settings
  const known = data?.rooms.find(({ name }) => name === room)?.classes ?? []
  const isGone = Boolean(class_name) && !known.includes(class_name ?? '')
  const classes = isGone ? [class_name ?? '', ...known] : known
  if (classes.length === 0) return null
  return (
    <Field
      label="Class"
      id={controlId.of('class_name')}
      error={data && isGone ? 'Nobody is in this class. Please choose again.' : undefined}
      help="The others neither see the form nor hear of it."
    >
      <Select
        value={class_name ?? ''}
        options={[
          { value: '', label: 'All classes' },
          ...classes.map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => changeSettings({ class_name: value || null })}
      />
    </Field>
  )
}

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
      {room !== null && <OfClass room={room} />}
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
