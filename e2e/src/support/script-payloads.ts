/** Calls a function that must never be called; `%` is the payload's number. */
const vectors = [
  '<script>ran(%)</script>',
  '<script/src=data:,ran(%)></script>',
  '<img src=x onerror=ran(%)>',
  '<img/src/onerror=ran(%)>',
  '<svg onload=ran(%)>',
  '<svg><script>ran(%)</script></svg>',
  '<svg><animate onbegin=ran(%) attributeName=x></svg>',
  '<iframe srcdoc="<script>parent.ran(%)</script>">',
  '<iframe src=javascript:parent.ran(%)>',
  '<body onload=ran(%)>',
  '<input autofocus onfocus=ran(%)>',
  '<details open ontoggle=ran(%)>x</details>',
  '<video><source onerror=ran(%)></video>',
  '<audio src onerror=ran(%)>',
  '<object data=javascript:ran(%)>',
  '<embed src=javascript:ran(%)>',
  '<a href=javascript:ran(%)>press</a>',
  '<form action=javascript:ran(%)><button>go</button></form>',
  '<math><mtext><script>ran(%)</script></mtext></math>',
  '<meta http-equiv=refresh content="0;url=javascript:ran(%)">',
  '<base href=javascript:ran(%)//>',
  '<style>@import "javascript:ran(%)"</style>',
  '<template><script>ran(%)</script></template>',
  '{{constructor.constructor("ran(%)")()}}',
  '${ran(%)}',
]
/** Ways out of where a text may stand: an element, an attribute, a script, a comment. */
const escapes = ['', '">', "'-->", '</script></title>']

/** A hundred payloads of script, each with a number of its own. */
export const scriptPayloads: readonly string[] = escapes
  .flatMap((escape) => vectors.map((vector) => escape + vector))
  .map((payload, number) => payload.replaceAll('%', String(number)))
