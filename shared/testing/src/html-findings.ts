import { HtmlValidate } from 'html-validate'

/** What the HTML standard demands; how markup is written, and what the accessibility checker judges, is not asked. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off', // styles that depend on content
    'void-style': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off', // React's manner
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})

/** The styles that emotion writes beside the markup; the edge moves them into the head. */
const inlineStyles = /<style data-emotion[^>]*>.*?<\/style>/gs

/** The findings of the HTML validator in a page's markup, as a server sends it. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replaceAll(inlineStyles, ''))
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`,
    ),
  )
}
