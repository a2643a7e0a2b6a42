import type { FormField, FormFieldKind } from '@brightyard/contract/entities'
import { formFieldKinds, formKindsWithOptions } from '@brightyard/contract/entities'
import { Box, Flex, Stack } from '@brightyard/ui'
import type { Place } from '@brightyard/ui/editor'
import { Field, Select, Switch, TextArea, TextInput } from '@brightyard/ui/form'
import { controlId, useEditor } from './editor-context.ts'
import { fieldKinds, kindGroups } from './field-kinds.ts'
import { changeField, changesToKind, earlierThan } from './form-work.ts'
import { KidProblem } from './kid-question.tsx'
import { LimitsEditor } from './limits-editor.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { RuleEditor } from './rule-editor.tsx'

const kindOptions = kindGroups.flatMap(({ title, kinds }) =>
  kinds.map((kind) => ({ value: kind, label: fieldKinds[kind].name, group: title })),
)
const isKind = (text: string): text is FormFieldKind => formFieldKinds.some((one) => one === text)

interface Props {
  field: FormField
  place: Place
}

/** Everything about one question. */
export function FieldDetails({ field, place }: Props) {
  const { work, problems, changeContent } = useEditor()
  const { key, kind } = field
  const errorOf = (name: string) => problems[`pages.${place.part}.fields.${place.at}.${name}`]
  const change = (changes: Partial<FormField>, what = '') =>
    changeContent((content) => changeField(content, key, changes), what)
  const isNote = kind === 'note'
  // Visitors have no kids here; what is one already stays, and says why it cannot be.
  const offered = kindOptions.filter(
    ({ value }) => value !== 'kid' || kind === 'kid' || !work.settings.is_public,
  )
  return (
    <Stack gap="4">
      <Flex gap="4" wrap="wrap">
        <Box flex="3 1 16rem" minW="0">
          <Field
            label={isNote ? 'Heading' : 'Question'}
            id={controlId.field(key, 'label')}
            error={errorOf('label')}
            optional={isNote}
          >
            <TextInput
              value={field.label}
              maxLength={200}
              fontWeight="semibold"
              placeholder={isNote ? 'Before you go on' : 'What would you like to know?'}
              onChange={({ currentTarget }) =>
                change({ label: currentTarget.value }, `label ${key}`)
              }
            />
          </Field>
        </Box>
        <Box flex="1 1 12rem" minW="0">
          <Field label="Kind">
            <Select
              value={kind}
              options={offered}
              onChange={({ currentTarget: { value } }) => {
                if (isKind(value)) change(changesToKind(field, value))
              }}
            />
          </Field>
        </Box>
      </Flex>
      {kind === 'kid' && <KidProblem isOpen />}
      <Field
        label={isNote ? 'Text' : 'Help'}
        optional={!isNote}
        {...(isNote ? {} : { help: 'How to answer, if the question alone does not say it.' })}
      >
        <TextArea
          value={field.help}
          maxLength={1000}
          rows={isNote ? 4 : 1}
          minH={isNote ? undefined : '3rem'}
          onChange={({ currentTarget }) => change({ help: currentTarget.value }, `help ${key}`)}
        />
      </Field>
      {formKindsWithOptions.includes(kind) && (
        <OptionsEditor field={field} error={errorOf('options')} />
      )}
      <LimitsEditor key={kind} field={field} errorOf={errorOf} />
      {kind === 'file' && (
        <Box py="2">
          <Switch
            checked={field.files === 'pictures'}
            onChange={({ currentTarget }) =>
              change({ files: currentTarget.checked ? 'pictures' : undefined })
            }
          >
            Pictures only
          </Switch>
        </Box>
      )}
      {!isNote && (
        <Box py="2">
          <Switch
            checked={field.is_required}
            onChange={({ currentTarget }) => change({ is_required: currentTarget.checked })}
          >
            It has to be answered
          </Switch>
        </Box>
      )}
      <RuleEditor
        what={isNote ? 'text' : 'question'}
        rule={field.shown}
        earlier={earlierThan(work.content, place)}
        error={errorOf('shown')}
        id={controlId.field(key, 'shown')}
        onChange={(shown) => change({ shown })}
      />
    </Stack>
  )
}
