import type { FormPage } from '@brightyard/contract/entities'
import { formLimits } from '@brightyard/contract/entities'
import { Box, Button, chakra, Flex, Heading, IconButton, Stack, Text } from '@brightyard/ui'
import { EndOfPart, MoveButtons } from '@brightyard/ui/editor'
import { DeleteIcon, PlusIcon } from '@brightyard/ui/icons'
import { Field, TextArea, TextInput } from '@brightyard/ui/form'
import { useId } from 'react'
import { AddQuestion } from './add-question.tsx'
import { controlId, useEditor } from './editor-context.ts'
import { FieldCard } from './field-card.tsx'
import { changePage, earlierThan, newPage, removePage, stepPage } from './form-work.ts'
import { RuleEditor } from './rule-editor.tsx'

const List = chakra('ol', { base: { listStyleType: 'none' } })

/** A step of the form: its title where there are several, its questions, and what comes next. */
export function PageEditor({ page, index }: { page: FormPage; index: number }) {
  const { work, problems, drag } = useEditor()
  const headingId = useId()
  const { pages } = work.content
  const isOnly = pages.length === 1
  const end = { part: index, at: page.fields.length }
  const error = problems[`pages.${index}`]
  return (
    <Box as="section" aria-labelledby={headingId} mt={index > 0 ? '8' : '0'}>
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        mb="2"
        {...(isOnly ? { srOnly: true } : {})}
      >
        <Heading as="h2" size="sm" id={headingId} color="brand.fg">
          {isOnly ? 'Questions' : `Page ${index + 1} of ${pages.length}`}
        </Heading>
        {!isOnly && <PageTools {...{ page, index }} />}
      </Flex>
      {!isOnly && <PageDetails {...{ page, index }} />}
      <List>
        {page.fields.map((field, at) => (
          <FieldCard key={field.key} field={field} place={{ part: index, at }} />
        ))}
      </List>
      <EndOfPart drag={drag} place={end} mt="2">
        {page.fields.length === 0 && (
          <Text color="fg.muted" mb="3">
            {isOnly
              ? 'Begin with the first thing that you would like to know.'
              : 'No questions on this page yet.'}
          </Text>
        )}
        {page.fields.length < formLimits.fieldsPerPage && (
          <AddQuestion
            place={end}
            id={controlId.page(page.key, 'add')}
            label={isOnly ? 'Add a question' : `Add a question to page ${index + 1}`}
          />
        )}
        {error && (
          <Text mt="2" color="danger.fg" fontWeight="semibold" fontSize="sm">
            {error}
          </Text>
        )}
      </EndOfPart>
    </Box>
  )
}

function PageTools({ page, index }: { page: FormPage; index: number }) {
  const { changeContent, work, say, focusOn } = useEditor()
  const step = (by: -1 | 1) => {
    changeContent((content) => stepPage(content, page.key, by))
    say(`Page ${index + 1} is now page ${index + 1 + by}.`)
  }
  return (
    <Flex>
      <MoveButtons
        name={`page ${index + 1}`}
        onStep={step}
        isFirst={index === 0}
        isLast={index === work.content.pages.length - 1}
      />
      <IconButton
        label={`Delete page ${index + 1}`}
        colorPalette="danger"
        onClick={() => {
          changeContent((content) => removePage(content, page.key))
          focusOn('edit-undo')
          say(`Page ${index + 1} is deleted with its questions.`)
        }}
      >
        <DeleteIcon size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}

function PageDetails({ page, index }: { page: FormPage; index: number }) {
  const { work, problems, changeContent } = useEditor()
  const change = (changes: Partial<FormPage>, what = '') =>
    changeContent((content) => changePage(content, page.key, changes), what)
  return (
    <Stack gap="3" mb="3" bg="brand.subtle" borderRadius="lg" p={{ base: '3', md: '5' }}>
      <Field
        label="Title of the page"
        id={controlId.page(page.key, 'title')}
        error={problems[`pages.${index}.title`]}
      >
        <TextInput
          value={page.title}
          maxLength={120}
          onChange={({ currentTarget }) =>
            change({ title: currentTarget.value }, `page ${page.key}`)
          }
        />
      </Field>
      <Field label="Text under the title" optional>
        <TextArea
          value={page.text}
          maxLength={1000}
          rows={1}
          minH="3rem"
          onChange={({ currentTarget }) =>
            change({ text: currentTarget.value }, `page text ${page.key}`)
          }
        />
      </Field>
      {index > 0 && (
        <RuleEditor
          what="page"
          rule={page.shown}
          earlier={earlierThan(work.content, { part: index, at: 0 })}
          error={problems[`pages.${index}.shown`]}
          id={controlId.page(page.key, 'shown')}
          onChange={(shown) => change({ shown })}
        />
      )}
    </Stack>
  )
}

/** After the last page. */
export function AddPage() {
  const { work, changeContent, focusOn, say } = useEditor()
  if (work.content.pages.length >= formLimits.pages) return null
  return (
    <Button
      id={controlId.of('pages')}
      variant="ghost"
      mt="3"
      startIcon={<PlusIcon size={20} aria-hidden />}
      onClick={() => {
        const page = newPage()
        changeContent((content) => ({ ...content, pages: [...content.pages, page] }))
        focusOn(controlId.page(page.key, work.content.pages.length > 0 ? 'title' : 'add'))
        say('A page is added.')
      }}
    >
      Add a page
    </Button>
  )
}
