// A session of an installed extension with its client library, without VS Code: types a parameter, waits for the error,
// takes the quick fix, and waits until the error is gone. Prints what a person sees, and how long each step takes. The
// current folder is the project.
// Usage: node session.js FOLDER-OF-THE-EXTENSION
'use strict';
const Module = require('module');
const path = require('path');

const folder = path.resolve(process.argv[2]);
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...others) =>
  name === 'vscode' ? path.join(__dirname, 'vscode.js') : resolve(name, ...others);
const installed = Module.createRequire(path.join(folder, 'extension.js'));
const vscode = require('vscode');
const { session, Position, Range } = vscode;

// The extension keeps its client for itself.
const library = installed('vscode-languageclient/node');
let client;
const LanguageClient = library.LanguageClient;
Object.defineProperty(library, 'LanguageClient', {
  value: class extends LanguageClient { constructor(...all) { super(...all); client = this; } },
});
const extension = installed('./extension.js');

const token = new vscode.CancellationTokenSource().token;
const fail = (text) => { console.log('error: ' + text); process.exit(1); };
const timed = async (name, body) => {
  const start = process.hrtime.bigint();
  const shown = await body();
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  console.log(`${name.padEnd(28)} ${milliseconds.toFixed(1).padStart(7)} ms  ${shown}`);
};
const problems = () => session.collections.flatMap((collection) => [...collection.byUri.values()].flat());
const until = (isOver, text) => new Promise((go) => {
  const late = setTimeout(() => fail(text), 60000);
  const look = () => { if (isOver()) { clearTimeout(late); go(); } };
  session.collections.forEach((collection) => collection.changed.event(look));
  look();
});
const report = async () => (await client.sendRequest('dpend/report')).output.trim().replaceAll('\n', ' · ');

async function main() {
  session.minimatch = installed('minimatch');
  Object.assign(session.settings, { 'dpend.path': path.join(__dirname, 'recorder.js'), 'dpend.arguments': [] });
  const document = session.open('App.swift');
  const at = (text, offset = 0) => document.positionAt(document.getText().indexOf(text) + offset);
  const ask = (name, method, ...all) => {
    const provider = session.provider(name, document) ?? fail(`the client registers no ${name}`);
    return provider[method](document, ...all);
  };
  const whole = () => new Range(new Position(0, 0), document.positionAt(document.getText().length));

  await timed('the extension starts', async () => {
    await extension.activate({ subscriptions: [] });
    return report();
  });
  await timed('hover over a parameter', async () => {
    const hover = await ask('registerHoverProvider', 'provideHover', at('clock:'), token);
    return hover.contents[0].value.split('\n')[0];
  });
  await timed('go to its definition', async () => {
    const places = await ask('registerDefinitionProvider', 'provideDefinition', at('clock:'), token);
    return `line ${[].concat(places)[0].range.start.line + 1}`;
  });
  await timed('find references', async () => {
    const context = { includeDeclaration: true };
    const places = await ask('registerReferenceProvider', 'provideReferences', at('ClockImpl'), context, token);
    return `${places.length} of ClockImpl`;
  });
  await timed('inlay hints', async () => {
    const hints = await ask('registerInlayHintsProvider', 'provideInlayHints', whole(), token);
    return hints.map(({ label }) => label).join(', ');
  });
  await timed('code lenses', async () => {
    const lenses = await ask('registerCodeLensProvider', 'provideCodeLenses', token);
    return lenses.map(({ command }) => command.title).join(', ');
  });
  await timed('call hierarchy', async () => {
    const items = await ask('registerCallHierarchyProvider', 'prepareCallHierarchy', at('ClockImpl'), token);
    const provider = session.provider('registerCallHierarchyProvider', document);
    const calls = await provider.provideCallHierarchyIncomingCalls([].concat(items)[0], token);
    return calls.map(({ from }) => `${from.name} requires it`).join(', ');
  });
  await timed('type a parameter', async () => {
    let place = at(') {}');
    for (const letter of ', store: any Store') {
      session.edit(document, new Range(place, place), letter);
      place = new Position(place.line, place.character + 1);
    }
    // Its messages may say nothing while the text is not Swift.
    await until(() => problems().some(({ message }) => message.includes("'Store'")), 'no error');
    return problems()[0].message.split('\n')[0];
  });
  let action;
  await timed('ask for quick fixes', async () => {
    const problem = problems()[0];
    const context = { diagnostics: [problem], triggerKind: vscode.CodeActionTriggerKind.Invoke, only: undefined };
    const actions = await ask('registerCodeActionsProvider', 'provideCodeActions', problem.range, context, token);
    action = actions[0] ?? fail('no quick fix');
    return actions.map(({ title }) => title).join(' · ');
  });
  await timed('take the first', async () => {
    for (const [uri, edits] of action.edit.edits) {
      const file = vscode.Uri.parse(uri).fsPath;
      const edited = file === document.uri.fsPath ? document : session.open(file);
      for (const { range, newText } of [...edits].reverse()) session.edit(edited, range, newText);
    }
    await until(() => problems().length === 0, 'the error stays: ' + problems()[0]?.message);
    return report();
  });
  if (!process.env.DPEND_KEEPS_FILES) {
    await timed('save all', async () => {
      vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty).forEach(session.save);
      return report();
    });
  }
  await timed('close', async () => { await extension.deactivate(); return 'the server has ended'; });
}

main().catch((error) => fail(error.stack));
