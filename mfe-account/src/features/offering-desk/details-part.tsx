import { offeringCategories } from '@brightyard/contract/entities'
import { useQuery, viewerZone } from '@brightyard/runtime'
import { Button, Grid, Notice, Stack } from '@brightyard/ui'
import {
  Field,
  RadioGroup,
  Select,
  type SelectOption,
  TextArea,
  TextInput,
} from '@brightyard/ui/form'
import { controlOf, useEditing } from './editing.ts'
import type { OfferingWork } from './offering-work.ts'
import { categoryNames, zoneOptions } from './offering-words.ts'
import { campTypesQuery } from './offerings.queries.ts'
import { columns, Part } from './part.tsx'
import { PictureField } from './picture-field.tsx'

/** What it is, for whom, and where. */
export const DetailsPart = () => (
  <Stack gap="6">
    <Part title="What it is">
      <What />
    </Part>
    <Part title="For whom">
      <Whom />
    </Part>
    <Part title="Where">
      <Where />
    </Part>
  </Stack>
)

type TextName = {
  [Name in keyof OfferingWork]-?: OfferingWork[Name] extends string ? Name : never
}[keyof OfferingWork]

/** What ties a control to a field of the work, and its error to it. */
function useText(name: Exclude<TextName, 'kind' | 'mode'>) {
  const { work, set, problems } = useEditing()
  return {
    field: { id: controlOf(name), error: problems[name] },
    control: {
      value: work[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set({ [name]: currentTarget.value }),
    },
  }
}

function What() {
  const { work, set, problems } = useEditing()
  const title = useText('title')
  const summary = useText('summary')
  const category = useText('category')
  return (
    <>
      <Field label="Name" {...title.field}>
        <TextInput {...title.control} maxLength={120} fontWeight="bold" />
      </Field>
      <Field label="In one sentence" help="What lists show below the name." {...summary.field}>
        <TextArea {...summary.control} rows={2} minH="4.5rem" maxLength={300} />
      </Field>
      {work.text === null ? (
        <Notice
          title="What happens there"
          action={
            <Button variant="outline" size="sm" minH="2.75rem" onClick={() => set({ text: '' })}>
              Write it anew
            </Button>
          }
        >
          Editors of Brightyard have written this text, with headings and lists. It stays as it is
          unless you write your own.
        </Notice>
      ) : (
        <Field
          label="What happens there"
          help="Plain text, with an empty line between paragraphs."
          id={controlOf('text')}
          error={problems['text']}
        >
          <TextArea
            value={work.text}
            rows={6}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        </Field>
      )}
      <Field label="What it is about" {...category.field}>
        <Select
          {...category.control}
          placeholder="Please choose"
          options={offeringCategories.map((value) => ({ value, label: categoryNames[value] }))}
        />
      </Field>
      {work.kind === 'camp' && <CampGroup />}
      <PictureField
        picture={work.picture}
        errors={[problems['picture'], problems['picture.alt']]}
        onChange={(picture) => set({ picture })}
      />
    </>
  )
}

/** Sub-categories of camps, under their categories. */
function CampGroup() {
  const { work, set, problems } = useEditing()
  const types = useQuery(campTypesQuery).data ?? []
  const options: SelectOption[] = types.flatMap((type) =>
    type.groups.flatMap((category) =>
      category.groups.map(({ id, title }) => ({
        value: String(id),
        label: title,
        group: `${type.title}: ${category.title}`,
      })),
    ),
  )
  const isElsewhere =
    work.camp_group !== '' && !options.some(({ value }) => value === work.camp_group)
  return (
    <Field
      label="Where in the TalentBox"
      help="Families look for camps by these."
      id={controlOf('camp_group')}
      error={problems['camp_group']}
    >
      <Select
        value={work.camp_group}
        placeholder="Please choose"
        options={
          isElsewhere && types.length > 0
            ? [{ value: work.camp_group, label: 'Where it is now' }, ...options]
            : options
        }
        onChange={({ currentTarget }) => set({ camp_group: currentTarget.value })}
      />
    </Field>
  )
}

const ages = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2, maxW: '8rem' } as const

function Whom() {
  const from = useText('age_from')
  const to = useText('age_to')
  const language = useText('language')
  const bring = useText('what_to_bring')
  return (
    <>
      <Grid templateColumns={columns} gap="4">
        <Field label="From age" {...from.field}>
          <TextInput {...from.control} {...ages} />
        </Field>
        <Field label="To age" {...to.field}>
          <TextInput {...to.control} {...ages} />
        </Field>
      </Grid>
      <Field label="Spoken language" {...language.field}>
        <TextInput {...language.control} maxLength={60} />
      </Field>
      <Field label="What to bring" optional help="A thing a line." {...bring.field}>
        <TextArea {...bring.control} rows={3} minH="5rem" placeholder="A water bottle" />
      </Field>
    </>
  )
}

function Where() {
  const { work, set } = useEditing()
  const venue = useText('venue_name')
  const address = useText('address')
  const city = useText('city')
  const zone = useText('time_zone')
  return (
    <>
      <RadioGroup
        legend="How people meet"
        name="mode"
        inline
        value={work.mode}
        onValueChange={(mode) => set({ mode: mode === 'online' ? 'online' : 'in-person' })}
        options={[
          { value: 'in-person', label: 'In person' },
          { value: 'online', label: 'Online' },
        ]}
      />
      {work.mode === 'in-person' && (
        <Grid templateColumns={columns} gap="4">
          <Field label="Place" {...venue.field}>
            <TextInput {...venue.control} maxLength={120} placeholder="Lake park" />
          </Field>
          <Field label="City" {...city.field}>
            <TextInput {...city.control} maxLength={60} />
          </Field>
          <Field label="Address" optional {...address.field}>
            <TextInput {...address.control} maxLength={200} placeholder="North gate, Lake Road" />
          </Field>
        </Grid>
      )}
      <Field
        label="Time zone"
        help="All its times are meant, and shown, by this clock."
        {...zone.field}
      >
        <Select {...zone.control} options={zoneOptions(work.time_zone, viewerZone())} />
      </Field>
    </>
  )
}
