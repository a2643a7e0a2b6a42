import type { PublicEntry } from '@brightyard/contract/entities'
import { Heading, Text } from '@brightyard/ui'
import { EntryFiles } from './entry-files.tsx'

interface EntrySheetProps {
  entry: Pick<PublicEntry, 'title' | 'description' | 'first_name' | 'age_group' | 'files'>
  /** The entry is all of the page; otherwise it stands in a dialog. */
  isPage?: boolean
}

/** An entry as everybody sees it: title, who made it, its files and its words. */
export const EntrySheet = ({ entry, isPage = false }: EntrySheetProps) => {
  const { title, description, first_name, age_group, files } = entry
  return (
    <>
      {isPage ? (
        <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="">
          {title}
        </Heading>
      ) : (
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {title}
        </Heading>
      )}
      <Text mt="1.5" mb="5" fontSize="lg" fontWeight="semibold" color="colorPalette.fg">
        {first_name}, {age_group}
      </Text>
      <EntryFiles files={files} title={title} />
      {description ? (
        <Text
          mt={files.length > 0 ? '5' : '0'}
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          {...(files.length > 0
            ? { fontSize: 'lg' }
            : { fontFamily: 'heading', fontSize: '2xl', lineHeight: 'snug' })}
        >
          {description}
        </Text>
      ) : null}
    </>
  )
}
