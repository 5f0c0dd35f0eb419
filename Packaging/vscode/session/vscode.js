// The part of VS Code's interface that 'vscode-languageclient' needs, without VS Code: documents, events and registered
// providers. 'session.js' is the person in front of it.
'use strict';
const fs = require('fs');
const path = require('path');

class Disposable {
  constructor(body) { this.body = body; }
  dispose() { this.body?.(); }
  static from(...others) { return new Disposable(() => others.forEach((other) => other.dispose())); }
}

class EventEmitter {
  listeners = new Set();
  event = (listener, owner) => {
    const bound = listener.bind(owner);
    this.listeners.add(bound);
    return new Disposable(() => this.listeners.delete(bound));
  };
  fire(value) { for (const listener of [...this.listeners]) listener(value); }
  dispose() { this.listeners.clear(); }
}

class Uri {
  constructor(fsPath) {
    Object.assign(this, { scheme: 'file', authority: '', path: fsPath, fsPath, query: '', fragment: '' });
  }
  static file(fsPath) { return new Uri(fsPath); }
  static parse(text) { return new Uri(decodeURIComponent(text.replace(/^file:\/\//, ''))); }
  // As VS Code does, which also encodes '+', '@' and '('.
  toString() {
    const hexadecimal = (one) => '%' + one.charCodeAt(0).toString(16).toUpperCase();
    const encoded = (part) => encodeURIComponent(part).replace(/[!'()*]/g, hexadecimal);
    return 'file://' + this.path.split('/').map(encoded).join('/');
  }
}

class Position {
  constructor(line, character) { this.line = line; this.character = character; }
}
class Range {
  constructor(start, end, endLine, endCharacter) {
    const isOfNumbers = endLine !== undefined;
    this.start = isOfNumbers ? new Position(start, end) : start;
    this.end = isOfNumbers ? new Position(endLine, endCharacter) : end;
  }
}
class Location {
  constructor(uri, range) { this.uri = uri; this.range = range; }
}

class TextDocument {
  isClosed = false;
  isDirty = false;
  version = 1;
  constructor(uri) {
    this.uri = uri;
    this.fileName = uri.fsPath;
    this.languageId = { '.swift': 'swift', '.yml': 'yaml' }[path.extname(uri.fsPath)] ?? 'plaintext';
    this.text = fs.existsSync(uri.fsPath) ? fs.readFileSync(uri.fsPath, 'utf8') : '';
  }
  getText() { return this.text; }
  get lineCount() { return this.text.split('\n').length; }
  offsetAt({ line, character }) {
    const lines = this.text.split('\n');
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
  positionAt(offset) {
    const lines = this.text.slice(0, offset).split('\n');
    return new Position(lines.length - 1, lines.at(-1).length);
  }
}

// Classes that only hold what the client puts into them.
class MarkdownString {
  value = '';
  constructor(value = '') { this.value = value; }
  appendCodeblock(code, language = '') { this.value += `\n\`\`\`${language}\n${code}\n\`\`\`\n`; return this; }
  appendMarkdown(text) { this.value += text; return this; }
}
class Hover { constructor(contents, range) { this.contents = [].concat(contents); this.range = range; } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class DiagnosticRelatedInformation { constructor(location, message) { Object.assign(this, { location, message }); } }
class CodeAction { constructor(title, kind) { Object.assign(this, { title, kind }); } }
class CodeLens { constructor(range, command) { Object.assign(this, { range, command }); } }
class InlayHint { constructor(position, label, kind) { Object.assign(this, { position, label, kind }); } }
class CallHierarchyItem {
  constructor(kind, name, detail, uri, range, selectionRange) {
    Object.assign(this, { kind, name, detail, uri, range, selectionRange });
  }
}
class CallHierarchyIncomingCall { constructor(from, fromRanges) { Object.assign(this, { from, fromRanges }); } }
class CallHierarchyOutgoingCall { constructor(to, fromRanges) { Object.assign(this, { to, fromRanges }); } }
class TextEdit { constructor(range, newText) { Object.assign(this, { range, newText }); } }
class WorkspaceEdit {
  edits = new Map();
  set(uri, edits) { this.edits.set(uri.toString(), edits); }
  createFile(uri) { this.created = (this.created ?? []).concat(uri.toString()); }
}
class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: new EventEmitter().event };
  dispose() {}
  cancel() { this.token.isCancellationRequested = true; }
}
class CancellationError extends Error {}
class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind([this.value, part].filter(Boolean).join('.')); }
}
for (const [name, value] of Object.entries({
  Empty: '', QuickFix: 'quickfix', Refactor: 'refactor', RefactorExtract: 'refactor.extract',
  RefactorInline: 'refactor.inline', RefactorRewrite: 'refactor.rewrite', Source: 'source', SourceOrganizeImports: 'source.organizeImports',
})) CodeActionKind[name] = new CodeActionKind(value);

const numbered = (...names) => Object.fromEntries(names.map((name, number) => [name, number]));

// What a glob of a file watcher or a document filter matches.
const matches = (glob, file) =>
  module.exports.session.minimatch(file, typeof glob === 'string' ? glob : glob.pattern, { dot: true });

const documents = [];
const providers = {};
const collections = [];
const watchers = [];
const events = {};
const event = (name) => (events[name] ??= new EventEmitter()).event;
const folder = { uri: new Uri(process.cwd()), name: path.basename(process.cwd()), index: 0 };
const settings = {};

const registered = new Proxy({}, {
  get: (_, name) => (selector, provider) => {
    (providers[name] ??= []).push({ selector, provider });
    return new Disposable();
  },
});

const languages = {
  match: (selector, document) => [].concat(selector).some((filter) => typeof filter === 'string'
    ? filter === document.languageId
    : (!filter.language || filter.language === document.languageId)
      && (!filter.scheme || filter.scheme === document.uri.scheme)
      && (!filter.pattern || matches(filter.pattern, document.uri.fsPath))) ? 10 : 0,
  createDiagnosticCollection: (name) => {
    const collection = { name, byUri: new Map(), changed: new EventEmitter() };
    const note = (uri, problems) => {
      collection.byUri.set(uri.toString(), problems ?? []);
      collection.changed.fire();
    };
    Object.assign(collection, {
      set: note, delete: (uri) => note(uri, []), has: (uri) => collection.byUri.has(uri.toString()),
      get: (uri) => collection.byUri.get(uri.toString()) ?? [],
      clear: () => { collection.byUri.clear(); collection.changed.fire(); }, dispose: () => {},
      forEach: (body) => collection.byUri.forEach((problems, uri) => body(Uri.parse(uri), problems, collection)),
    });
    collections.push(collection);
    return collection;
  },
};

module.exports = {
  version: '1.82.0',
  Disposable, EventEmitter, Uri, Position, Range, Location, MarkdownString, Hover, Diagnostic, DiagnosticRelatedInformation,
  CodeAction, CodeLens, InlayHint, CallHierarchyItem, CallHierarchyIncomingCall, CallHierarchyOutgoingCall, TextEdit, WorkspaceEdit,
  CancellationTokenSource, CancellationError, CodeActionKind,
  InlayHintLabelPart: class {}, RelativePattern: class {}, SnippetString: class {}, CompletionItem: class {},
  DocumentLink: class {}, SymbolInformation: class {}, TypeHierarchyItem: class {}, TabInputText: class {},
  TabInputTextDiff: class {}, TabInputCustom: class {},
  DiagnosticSeverity: numbered('Error', 'Warning', 'Information', 'Hint'),
  DiagnosticTag: { Unnecessary: 1, Deprecated: 2 }, SymbolTag: { Deprecated: 1 }, CompletionItemTag: { Deprecated: 1 },
  CodeActionTriggerKind: { Invoke: 1, Automatic: 2 }, FileType: { File: 1, Directory: 2 },
  ProgressLocation: { Window: 10 }, CompletionItemKind: { Text: 0 },
  CompletionTriggerKind: numbered('Invoke', 'TriggerCharacter', 'TriggerForIncompleteCompletions'),
  SymbolKind: { Property: 6, TypeParameter: 25 }, TextDocumentSaveReason: { Manual: 1, AfterDelay: 2, FocusOut: 3 },
  DocumentHighlightKind: numbered('Text', 'Read', 'Write'), FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  SignatureHelpTriggerKind: { Invoke: 1, TriggerCharacter: 2, ContentChange: 3 },
  NotebookCellKind: { Markup: 1, Code: 2 },
  env: { appName: 'a session without VS Code', language: 'en', openExternal: async () => true },
  languages: new Proxy(languages, { get: (known, name) => known[name] ?? registered[name] }),
  commands: { registerCommand: () => new Disposable() },
  window: {
    createOutputChannel: () => new Proxy({}, { get: () => () => {} }),
    activeTextEditor: undefined, visibleTextEditors: [], onDidChangeActiveTextEditor: event('active'),
    tabGroups: { all: [], onDidChangeTabs: event('tabs') },
    showErrorMessage: async (text) => { throw new Error(text); },
    showWarningMessage: async (text) => console.log(text), showInformationMessage: async (text) => console.log(text),
    withProgress: (_, body) => body({ report() {} }, new CancellationTokenSource().token),
  },
  workspace: new Proxy({
    textDocuments: documents, notebookDocuments: [], workspaceFolders: [folder], fs: {},
    getWorkspaceFolder: () => folder,
    getConfiguration: (section) => ({
      get: (name, other) => settings[[section, name].filter(Boolean).join('.')] ?? other,
      inspect: () => undefined, has: () => false,
    }),
    createFileSystemWatcher: (glob) => {
      const watcher = { glob, created: new EventEmitter(), changed: new EventEmitter(), deleted: new EventEmitter() };
      watchers.push(watcher);
      return {
        onDidCreate: watcher.created.event, onDidChange: watcher.changed.event, onDidDelete: watcher.deleted.event,
        dispose() {},
      };
    },
  }, { get: (known, name) => known[name] ?? (String(name).startsWith('on') ? event(name) : undefined) }),

  // What the person in front of it does and sees.
  session: {
    settings, collections,
    provider: (name, document) =>
      providers[name]?.find(({ selector }) => languages.match(selector, document))?.provider,
    open: (file) => {
      const document = new TextDocument(Uri.file(path.resolve(file)));
      documents.push(document);
      events.onDidOpenTextDocument?.fire(document);
      return document;
    },
    edit: (document, range, text) => {
      const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      document.text = document.text.slice(0, start) + text + document.text.slice(end);
      document.version += 1;
      document.isDirty = true;
      const change = { range, rangeOffset: start, rangeLength: end - start, text };
      events.onDidChangeTextDocument?.fire({ document, contentChanges: [change], reason: undefined });
    },
    save: (document) => {
      fs.writeFileSync(document.uri.fsPath, document.text);
      document.isDirty = false;
      events.onDidSaveTextDocument?.fire(document);
      const concerned = watchers.filter(({ glob }) => matches(glob, document.uri.fsPath));
      for (const watcher of concerned) watcher.changed.fire(document.uri);
    },
  },
};
